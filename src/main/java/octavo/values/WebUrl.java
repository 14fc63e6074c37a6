package octavo.values;

import octavo.text.Diagnostic;
import octavo.text.Diagnostic.DiagnosticCode;
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
    private static final Pattern URL_COMMAND =
            Pattern.compile("\\\\(?:url|path|nolinkurl)\\s*\\{([^{}]*)\\}");
    private static final Pattern BARE_URL = Pattern.compile("(?i)https?://\\S+");
    private static final Pattern BRACKETS = Pattern.compile("(?s)<([^<>\\s]*)>\\.?");
    private static final Pattern ESCAPE = Pattern.compile("\\\\([_%#&$])");
    private static final Pattern BRACED_ESCAPE = Pattern.compile("\\{\\\\([_%#&$])\\}");
    private static final Pattern TILDE =
            Pattern.compile(
                    "\\{\\\\textasciitilde(?:\\{\\})?\\s*\\}|\\\\textasciitilde(?:\\{\\})?\\s?"
                            + "|\\\\~\\{\\s*\\}|\\{\\\\~\\}|\\\\~(?=[\\w/.-])|\\$\\\\sim\\$");
    private static final Pattern COMPARISON = Pattern.compile("\\$([<>_])\\$");
    private static final Pattern KNOWN_SCHEME =
            Pattern.compile(
                    "(?i)(?:(?:https?|ftps?|sftp|gopher|git|ssh|svn|file)://[^/?#\\s].*|file:/.*"
                            + "|(?:mailto|urn|doi|hdl|info|ark|news|tel|oai|isbn|arxiv):[^\\s].*)",
                    Pattern.DOTALL);
    private static final Pattern NO_SCHEME =
            Pattern.compile("(?i)(?:www|ftp)\\.[^\\s/]+\\.[a-z]{2,}.*|(?:dx\\.)?doi\\.org/.+");
    private static final Pattern URL_SEPARATOR =
            Pattern.compile("(?i)(?<!\\s)(?:\\s*+(?:[;,]|\\band\\b)\\s*+|\\s++)(?=https?://)");
    private static final Pattern BLANK = Pattern.compile("\\s+");
    private static final Pattern BROWSER_URL =
            Pattern.compile("(?is)(?:https?|ftp)://[^/?#@]+(?:[/?#].*)?");
    private static final Pattern HOST =
            Pattern.compile("(?is)[a-z]+://(?:[^/?#@]*@)?(?:www\\.)?([^/?#:]*).*|.*");
    private static final String UNENCODED_CHARACTERS = "-._~:/?#[]@!$&'()*+,;=%";

    /// A URL as LaTeX prints it: without the command url, `\_` or `\~{}`, braces or angle brackets.
    /// Anything else stays.
    public static String printedUrl(String sourceText) {
        String urlText = unescapeLatex(sourceText.strip());
        if (urlText.startsWith("\\")) {
            Matcher commandMatcher =
                    URL_COMMAND.matcher(
                            urlText.endsWith(".")
                                    ? urlText.substring(0, urlText.length() - 1)
                                    : urlText);
            urlText = commandMatcher.matches() ? commandMatcher.group(1).strip() : urlText;
        }
        while (urlText.length() > 1
                && urlText.startsWith("{")
                && urlText.indexOf('}') == urlText.length() - 1) {
            urlText = urlText.substring(1, urlText.length() - 1).strip();
        }
        if (!urlText.startsWith("<")) {
            return urlText;
        }
        Matcher bracketMatcher = BRACKETS.matcher(urlText);
        return bracketMatcher.matches() ? bracketMatcher.group(1) : urlText;
    }

    private static String unescapeLatex(String sourceText) {
        if (sourceText.indexOf('\\') < 0 && sourceText.indexOf('$') < 0) {
            return sourceText;
        }
        String tildes = TILDE.matcher(sourceText).replaceAll("~");
        String compared = COMPARISON.matcher(tildes).replaceAll("$1");
        return ESCAPE.matcher(BRACED_ESCAPE.matcher(compared).replaceAll("$1")).replaceAll("$1");
    }

    /// The URL that a text such as a note consists of: in LaTeX's url command, or bare.
    public static Optional<String> onlyUrl(String sourceText) {
        boolean isAlone =
                URL_COMMAND.matcher(sourceText.strip()).matches()
                        || BARE_URL.matcher(sourceText.strip()).matches();
        return isAlone ? Optional.of(printedUrl(sourceText)) : Optional.empty();
    }

    /// The URL in a field.
    public static Parsed<Optional<WebUrl>> parse(String sourceText) {
        String printedUrl = printedUrl(sourceText);
        if (printedUrl.isEmpty()) {
            return new Parsed<>(Optional.empty(), List.of());
        }
        if (NO_SCHEME.matcher(printedUrl).matches()) {
            String completeUrl = "https://" + encodeBlanks(printedUrl);
            return withProblem(
                    sourceText,
                    Optional.of(new WebUrl(completeUrl)),
                    ValueProblem.URL_WITHOUT_SCHEME);
        }
        boolean areSeveral = printedUrl.indexOf(':') < printedUrl.lastIndexOf("://");
        String firstUrl = areSeveral ? URL_SEPARATOR.split(printedUrl, 2)[0] : printedUrl;
        if (!KNOWN_SCHEME.matcher(firstUrl).matches()) {
            return withProblem(sourceText, Optional.empty(), ValueProblem.URL_UNREADABLE);
        }
        Optional<WebUrl> webUrl = Optional.of(new WebUrl(encodeBlanks(firstUrl)));
        if (firstUrl.length() < printedUrl.length()) {
            return withProblem(sourceText, webUrl, ValueProblem.URL_SEVERAL);
        }
        return BLANK.matcher(printedUrl).find()
                ? withProblem(sourceText, webUrl, ValueProblem.URL_CHARACTERS)
                : new Parsed<>(webUrl, List.of());
    }

    /// Encodes spaces as `%20`.
    private static String encodeBlanks(String printedUrl) {
        return BLANK.matcher(printedUrl).replaceAll("%20");
    }

    private static Parsed<Optional<WebUrl>> withProblem(
            String sourceText, Optional<WebUrl> webUrl, DiagnosticCode code) {
        LocalizedSentence messageSentence =
                webUrl.isPresent()
                        ? LocalizedSentence.of("Write the URL as {0}.", webUrl.get().address)
                        : LocalizedSentence.of("A URL starts with https: or another scheme.");
        var diagnostic = new Diagnostic(new Span(0, sourceText.length()), code, messageSentence);
        return new Parsed<>(webUrl, List.of(diagnostic));
    }

    /// The URL for a browser, if it is http(s): nothing that opens a file or runs a program.
    /// Characters invalid in a URL are percent-encoded (RFC 3986).
    public Optional<String> browserUrl() {
        if (!BROWSER_URL.matcher(address).matches()) {
            return Optional.empty();
        }
        var encodedUrl = new StringBuilder();
        for (byte byteValue : address.getBytes(StandardCharsets.UTF_8)) {
            char character = (char) (byteValue & 0xFF);
            boolean isPlain =
                    character < 0x80
                            && (Character.isLetterOrDigit(character)
                                    || UNENCODED_CHARACTERS.indexOf(character) >= 0);
            encodedUrl.append(
                    isPlain ? String.valueOf(character) : "%%%02X".formatted((int) character));
        }
        return Optional.of(encodedUrl.toString());
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
