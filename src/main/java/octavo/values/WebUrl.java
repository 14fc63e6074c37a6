package octavo.values;

import octavo.text.Diagnostic;
import octavo.text.Diagnostic.Code;
import octavo.text.LocalizedSentence;
import octavo.text.Parsed;
import octavo.text.Span;

import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/// An absolute URL: `https://example.org/a_b`.
public record WebUrl(String address) {
    private static final Pattern COMMAND =
            Pattern.compile("\\\\(?:url|path|nolinkurl)\\s*\\{([^{}]*)\\}");
    private static final Pattern BARE = Pattern.compile("(?i)https?://\\S+");
    private static final Pattern BRACKETS = Pattern.compile("(?s)<([^<>\\s]*)>\\.?");
    private static final Pattern ESCAPE = Pattern.compile("\\\\([_%#&$])");
    private static final Pattern BRACED_ESCAPE = Pattern.compile("\\{\\\\([_%#&$])\\}");
    private static final Pattern TILDE =
            Pattern.compile(
                    "\\{\\\\textasciitilde(?:\\{\\})?\\s*\\}|\\\\textasciitilde(?:\\{\\})?\\s?"
                            + "|\\\\~\\{\\s*\\}|\\{\\\\~\\}|\\\\~(?=[\\w/.-])|\\$\\\\sim\\$");
    private static final Pattern COMPARISON = Pattern.compile("\\$([<>_])\\$");
    private static final Pattern KNOWN =
            Pattern.compile(
                    "(?i)(?:(?:https?|ftps?|sftp|gopher|git|ssh|svn|file)://[^/?#\\s].*|file:/.*"
                            + "|(?:mailto|urn|doi|hdl|info|ark|news|tel|oai|isbn|arxiv):[^\\s].*)",
                    Pattern.DOTALL);
    private static final Pattern NO_SCHEME =
            Pattern.compile("(?i)(?:www|ftp)\\.[^\\s/]+\\.[a-z]{2,}.*|(?:dx\\.)?doi\\.org/.+");
    private static final Pattern SEVERAL =
            Pattern.compile("(?i)(?<!\\s)(?:\\s*+(?:[;,]|\\band\\b)\\s*+|\\s++)(?=https?://)");
    private static final Pattern BLANK = Pattern.compile("\\s+");
    private static final Pattern OF_BROWSER =
            Pattern.compile("(?is)(?:https?|ftp)://[^/?#@]+(?:[/?#].*)?");
    private static final Pattern HOST =
            Pattern.compile("(?is)[a-z]+://(?:[^/?#@]*@)?(?:www\\.)?([^/?#:]*).*|.*");
    private static final String PLAIN = "-._~:/?#[]@!$&'()*+,;=%";

    /// A URL as LaTeX prints it: without the command url, `\_` or `\~{}`, braces or angle brackets.
    /// Anything else stays.
    public static String bare(String text) {
        String url = unescaped(text.strip());
        if (url.startsWith("\\")) {
            Matcher command =
                    COMMAND.matcher(url.endsWith(".") ? url.substring(0, url.length() - 1) : url);
            url = command.matches() ? command.group(1).strip() : url;
        }
        while (url.length() > 1 && url.startsWith("{") && url.indexOf('}') == url.length() - 1) {
            url = url.substring(1, url.length() - 1).strip();
        }
        if (!url.startsWith("<")) {
            return url;
        }
        Matcher brackets = BRACKETS.matcher(url);
        return brackets.matches() ? brackets.group(1) : url;
    }

    private static String unescaped(String text) {
        if (text.indexOf('\\') < 0 && text.indexOf('$') < 0) {
            return text;
        }
        String tildes = TILDE.matcher(text).replaceAll("~");
        String compared = COMPARISON.matcher(tildes).replaceAll("$1");
        return ESCAPE.matcher(BRACED_ESCAPE.matcher(compared).replaceAll("$1")).replaceAll("$1");
    }

    /// The URL that a text such as a note consists of: in LaTeX's url command, or bare.
    public static Optional<String> alone(String text) {
        boolean alone =
                COMMAND.matcher(text.strip()).matches() || BARE.matcher(text.strip()).matches();
        return alone ? Optional.of(bare(text)) : Optional.empty();
    }

    /// The URL in a field.
    public static Parsed<Optional<WebUrl>> parse(String text) {
        String bare = bare(text);
        if (bare.isEmpty()) {
            return new Parsed<>(Optional.empty(), List.of());
        }
        if (NO_SCHEME.matcher(bare).matches()) {
            String whole = "https://" + encoded(bare);
            return told(text, Optional.of(new WebUrl(whole)), ValueProblem.URL_WITHOUT_SCHEME);
        }
        boolean several = bare.indexOf(':') < bare.lastIndexOf("://");
        String first = several ? SEVERAL.split(bare, 2)[0] : bare;
        if (!KNOWN.matcher(first).matches()) {
            return told(text, Optional.empty(), ValueProblem.URL_UNREADABLE);
        }
        Optional<WebUrl> url = Optional.of(new WebUrl(encoded(first)));
        if (first.length() < bare.length()) {
            return told(text, url, ValueProblem.URL_SEVERAL);
        }
        return BLANK.matcher(bare).find()
                ? told(text, url, ValueProblem.URL_CHARACTERS)
                : new Parsed<>(url, List.of());
    }

    /// Encodes spaces as `%20`.
    private static String encoded(String bare) {
        return BLANK.matcher(bare).replaceAll("%20");
    }

    private static Parsed<Optional<WebUrl>> told(String text, Optional<WebUrl> url, Code code) {
        LocalizedSentence message =
                url.isPresent()
                        ? LocalizedSentence.of("Write the URL as {0}.", url.get().address)
                        : LocalizedSentence.of("A URL starts with https: or another scheme.");
        var what = new Diagnostic(new Span(0, text.length()), code, message);
        return new Parsed<>(url, List.of(what));
    }

    /// The URL for a browser, if it is http(s): nothing that opens a file or runs a program.
    /// Characters invalid in a URL are percent-encoded (RFC 3986).
    public Optional<String> forBrowser() {
        if (!OF_BROWSER.matcher(address).matches()) {
            return Optional.empty();
        }
        var plain = new StringBuilder();
        for (byte b : address.getBytes(StandardCharsets.UTF_8)) {
            char c = (char) (b & 0xFF);
            boolean isPlain = c < 0x80 && (Character.isLetterOrDigit(c) || PLAIN.indexOf(c) >= 0);
            plain.append(isPlain ? String.valueOf(c) : "%%%02X".formatted((int) c));
        }
        return Optional.of(plain.toString());
    }

    /// The host, `arxiv.org`; empty if it has none.
    public String host() {
        return HOST.matcher(address).replaceAll("$1");
    }

    @Override
    public String toString() {
        return address;
    }
}
