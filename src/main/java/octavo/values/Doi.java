package octavo.values;

import octavo.text.Diagnostic;
import octavo.text.Diagnostic.Code;
import octavo.text.LocalizedSentence;
import octavo.text.Parsed;
import octavo.text.Span;

import java.net.URLDecoder;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/// A digital object identifier, `10.1145/3600006.3613152`. The case of its letters is kept but does
/// not matter for equality (DOI Handbook, 2.4).
public record Doi(String name) {
    /// The longest known have some 250 characters.
    private static final int LONGEST_TEXT = 4096;

    private static final Pattern NAME =
            Pattern.compile(
                    "(?<![\\p{L}\\p{Nd}.])(10\\.[0-9]{4,9}(?:\\.[0-9]+)*(?:/|%2[Ff])"
                            + "[^\\s\\p{Z}\"\\p{Cntrl}]+)");

    /// A decoded name: some contain quotes.
    private static final Pattern PRINTED = Pattern.compile("10\\.[^\\s\\p{Z}\\p{Cntrl}]+");

    /// A short DOI is alone or after its resolver.
    private static final Pattern SHORT =
            Pattern.compile(
                    "(?i)(?:doi:\\s*|(?:https?://)?(?:dx\\.|www\\.)?doi\\.(?:acm\\.)?org/)?"
                            + "10(?:/|%2f)([a-z0-9]+)"
                            + "|https?://(?:dx\\.|www\\.)?doi\\.org/([a-z0-9]{3,10})");

    /// Characters that occur in no DOI but are percent-encoded in URLs.
    private static final Pattern ENCODED =
            Pattern.compile("(?i)%(?:2[0-9a-f]|3[a-f]|5[b-e]|7[b-e])");

    private static final Pattern RESOLVER = Pattern.compile("(?i).*\\bdoi\\.(acm\\.)?org/(abs/)?");
    private static final Pattern LABEL = Pattern.compile("(?i)(?:doi\\s*[:=]?|[({\\[<])*\\s*");

    /// Suffixes that publishers append to a DOI in the URLs of their pages.
    private static final Pattern PAGE =
            Pattern.compile("(?i)/(e?pdf|full|abstract|fulltext|html|meta|summary)$|\\.pdf$");

    private static final String PLAIN_IN_PATH = "-._~!$&'()*+,;=:@/";
    private static final String HEX = "0123456789ABCDEF";

    /// The DOI in a text: bare, after `doi:`, or in the address of a resolver or a publisher.
    public static Parsed<Optional<Doi>> parse(String text) {
        String plain = WebUrl.bare(text);
        Matcher brief = SHORT.matcher(plain);
        if (brief.matches()) {
            String id = brief.group(1) == null ? brief.group(2) : brief.group(1);
            return found(text, "10/" + id, false);
        }
        Matcher name = NAME.matcher(plain);
        if (plain.length() > LONGEST_TEXT || !name.find()) {
            return plain.isEmpty()
                    ? new Parsed<>(Optional.empty(), List.of())
                    : told(
                            text,
                            Optional.empty(),
                            ValueProblem.DOI_UNREADABLE,
                            LocalizedSentence.of("A DOI looks like 10.1000/182."));
        }
        String before = plain.substring(0, name.start());
        boolean resolver = RESOLVER.matcher(before).matches();
        boolean address = resolver || before.contains("://");
        boolean encoded = address || ENCODED.matcher(name.group(1)).find();
        String whole = encoded ? ofAddress(name.group(1), resolver || !address) : name.group(1);
        String rest = plain.substring(name.end()).strip();
        boolean more =
                !rest.isEmpty()
                        || !address && !LABEL.matcher(before).matches()
                        || before.strip().indexOf(' ') >= 0;
        return found(text, withoutStops(withSlash(whole)), more);
    }

    private static String ofAddress(String path, boolean resolver) {
        String name = path.replaceFirst("[?&].*$", "");
        try {
            // A registered name has no blanks: they are from line breaks of a paper.
            String decoded =
                    URLDecoder.decode(name.replace("+", "%2B"), StandardCharsets.UTF_8)
                            .replaceAll("[\\s\\p{Z}]+", "");
            String found = resolver ? decoded : PAGE.matcher(decoded).replaceFirst("");
            return PRINTED.matcher(found).matches()
                    ? found
                    : name; // not if it hides control characters
        } catch (IllegalArgumentException _) {
            return name;
        }
    }

    /// Decodes the slash after the prefix, the only place where `%2F` certainly means one.
    private static String withSlash(String name) {
        int percent = name.indexOf('%');
        boolean encoded = percent >= 0 && name.substring(0, percent).indexOf('/') < 0;
        return encoded ? name.substring(0, percent) + "/" + name.substring(percent + 3) : name;
    }

    /// Removes what belongs to the surrounding sentence: full stops, and unmatched closing
    /// brackets.
    private static String withoutStops(String name) {
        int end = name.length();
        while (end > 0
                && (".,;:'\u201D\u2019\uFFFD".indexOf(name.charAt(end - 1)) >= 0
                        || closesNothing(name.substring(0, end)))) {
            end--;
        }
        return name.substring(0, end);
    }

    private static boolean closesNothing(String name) {
        int kind = ")]>".indexOf(name.charAt(name.length() - 1));
        return kind >= 0 && count(name, ")]>".charAt(kind)) > count(name, "([<".charAt(kind));
    }

    private static long count(String text, char sought) {
        return text.chars().filter(c -> c == sought).count();
    }

    private static Parsed<Optional<Doi>> found(String text, String name, boolean more) {
        if (name.endsWith("/") && name.indexOf('/') == name.length() - 1) {
            return told(
                    text,
                    Optional.empty(),
                    ValueProblem.DOI_UNREADABLE,
                    LocalizedSentence.of("A DOI looks like 10.1000/182."));
        }
        Optional<Doi> doi = Optional.of(new Doi(name));
        if (more) {
            return told(
                    text,
                    doi,
                    ValueProblem.DOI_AMONG_OTHER,
                    LocalizedSentence.of("There is text besides the DOI {0}.", name));
        }
        if (name.equals(text.strip())) {
            return new Parsed<>(doi, List.of());
        }
        return text.strip().startsWith(name)
                ? told(
                        text,
                        doi,
                        ValueProblem.DOI_WITH_STOP,
                        LocalizedSentence.of(
                                "The DOI is probably {0}, without the punctuation.", name))
                : told(
                        text,
                        doi,
                        ValueProblem.DOI_NOT_BARE,
                        LocalizedSentence.of("Write the DOI as {0}.", name));
    }

    private static Parsed<Optional<Doi>> told(
            String text, Optional<Doi> doi, Code code, LocalizedSentence message) {
        var where = new Span(0, text.length());
        return new Parsed<>(doi, List.of(new Diagnostic(where, code, message)));
    }

    /// The prefix of the registrant: `10.1145`.
    public String prefix() {
        return name.substring(0, name.indexOf('/'));
    }

    /// Its URL at doi.org.
    public String url() {
        var url = new StringBuilder("https://doi.org/");
        for (byte b : name.getBytes(StandardCharsets.UTF_8)) {
            char c = (char) (b & 0xFF);
            if (c < 0x80 && (Character.isLetterOrDigit(c) || PLAIN_IN_PATH.indexOf(c) >= 0)) {
                url.append(c);
            } else {
                url.append('%').append(HEX.charAt(c >> 4)).append(HEX.charAt(c & 0xF));
            }
        }
        return url.toString();
    }

    /// The name in lower case, for case-insensitive comparison.
    public String folded() {
        return name.toLowerCase(Locale.ROOT);
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof Doi that && folded().equals(that.folded());
    }

    @Override
    public int hashCode() {
        return folded().hashCode();
    }

    @Override
    public String toString() {
        return name;
    }
}
