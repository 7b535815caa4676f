/** Finding clauses by words, whatever their accents and capitals. */
import type { Clause, Section } from "../protocol";
import type { Language } from "../settings.svelte";

export function plain(text: string): string {
  return text.normalize("NFD").replace(/\p{M}/gu, "").replace(/[’ʼ]/g, "'").toLowerCase();
}

/** The sections with the clauses whose id or text has all these words; empty ones left out. */
export function search(sections: Section[], typed: string, language: Language): Section[] {
  const wanted = plain(typed).split(/\s+/).filter(Boolean);
  if (!wanted.length) return sections;
  const fits = (clause: Clause) => {
    const text = plain(`${clause.id} ${clause[language]}`);
    return wanted.every((word) => text.includes(word));
  };
  return sections.map((section) => ({ ...section, clause: section.clause.filter(fits) })).filter((section) => section.clause.length);
}

export interface Piece {
  text: string;
  sort: "plain" | "found" | "clause";
}

/** The text cut into clauses that it names, words that were looked for, and the rest. */
export function pieces(text: string, typed: string): Piece[] {
  return text
    .split(/([A-Z]{2,}-[A-Z]+-\d+)/)
    .flatMap((part, i): Piece[] => (i % 2 ? [{ text: part, sort: "clause" }] : marked(part, typed)))
    .filter((piece) => piece.text);
}

function marked(text: string, typed: string): Piece[] {
  const wanted = plain(typed).split(/\s+/).filter((word) => word.length > 1);
  // Only where nothing changes length can places in the plain text be used in the true one.
  const flat = plain(text);
  if (!wanted.length || flat.length !== text.length) return [{ text, sort: "plain" }];
  const pattern = new RegExp(wanted.map((word) => word.replace(/[^\p{L}\p{N}\s]/gu, "\\$&")).join("|"), "gu");
  const cut: Piece[] = [];
  let at = 0;
  for (const match of flat.matchAll(pattern)) {
    const end = match.index + match[0].length;
    cut.push({ text: text.slice(at, match.index), sort: "plain" }, { text: text.slice(match.index, end), sort: "found" });
    at = end;
  }
  return [...cut, { text: text.slice(at), sort: "plain" }];
}

/** House rules stand in the clauses by the names that programs use; people read their titles. */
export function readable(sections: Section[], title: (setting: string, language: Language) => string): Section[] {
  const said = (text: string, language: Language) => text.replace(/`(\w+)`/g, (_, name: string) => title(name, language));
  const clauses = (clause: Clause): Clause => ({ ...clause, en: said(clause.en, "en"), fr: said(clause.fr, "fr") });
  return sections.map((section) => ({ ...section, clause: section.clause.map(clauses) }));
}
