package octavo.duplicates;

import java.util.regex.Pattern;

/// Titles of notices about another work, which repeat its title: *Erratum to: …*, *Comment on “…”*,
/// *… (Corrigendum)*. A retracted paper is still that paper, a retraction is not.
final class NoticeTitle {
    private static final String CORRECTION =
            "(?:errat(?:um|a)|corrigend(?:um|a)|addend(?:um|a)|corrections?|retraction)";
    private static final String ANSWER = "(?:comments?|reply|response|rejoinder)";
    private static final Pattern NOTICE_TITLE =
            Pattern.compile(
                    "(?:(?:publisher|author)(?: s)? )?%1$s\\b.*|(?:a )?%2$s (?:on|to)\\b.*|.* %1$s"
                            .formatted(CORRECTION, ANSWER));

    private NoticeTitle() {}

    /// Whether a title, folded, is that of a notice.
    static boolean isNotice(String foldedTitle) {
        return NOTICE_TITLE.matcher(foldedTitle).matches();
    }
}
