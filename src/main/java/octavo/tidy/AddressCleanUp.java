package octavo.tidy;

import octavo.values.WebUrl;

import java.util.Set;

/// Writes addresses as they are: without the url command, LaTeX's escapes, angle brackets or blanks
/// around them.
final class AddressCleanUp {
    static final CleanUp CLEAN_UP =
            new TextCleanUp(
                    "url",
                    "Write addresses bare: no \\url, no \\_ or \\%, no angle brackets",
                    Set.of("url", "ee", "link"),
                    WebUrl::bare);

    private AddressCleanUp() {}
}
