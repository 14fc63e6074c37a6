package octavo.gui.masterdetail;

import java.util.Locale;

/// What a mark says by its colour. Its text says the same to those who do not see colours.
public enum MarkTone {
    GOOD,
    PERSONAL,
    DOUBTFUL,
    BAD,
    WITHDRAWN,
    ACCENT,
    NEUTRAL,
    FAINT;

    /// The style class of a kind of mark with this colour, such as `chip-good`.
    public String styleClass(String kind) {
        return kind + "-" + name().toLowerCase(Locale.ROOT);
    }
}
