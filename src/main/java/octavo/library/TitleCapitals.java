package octavo.library;

import java.util.Arrays;
import java.util.Optional;

/// What becomes of the capitals that titles have in a library when they are cited.
public enum TitleCapitals {
    /// Those that braces do not protect are lowered, as by BibTeX; styles add theirs.
    SENTENCE_CASE("sentence-case"),
    AS_WRITTEN("as-written");

    private final String id;

    TitleCapitals(String id) {
        this.id = id;
    }

    /// The name in settings.
    public String id() {
        return id;
    }

    public static Optional<TitleCapitals> withId(String id) {
        return Arrays.stream(values()).filter(capitals -> capitals.id.equals(id)).findFirst();
    }
}
