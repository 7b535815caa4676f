"""Chapter I, Fire: put out every fire before the tunnel is overrun."""
