package octavo.editing.tidy;

import octavo.values.WebUrl;

import java.util.Set;

/// Cleans URLs: removes the url command, LaTeX escapes, angle brackets and surrounding whitespace.
final class AddressCleanUp {
    static final CleanUp CLEAN_UP =
            new TextCleanUp(
                    "url",
                    "Clean URLs: no \\url, no \\_ or \\%, no angle brackets",
                    Set.of("url", "ee", "link"),
                    WebUrl::printedUrl);

    private AddressCleanUp() {}
}
