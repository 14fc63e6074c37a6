package octavo.values;

import octavo.text.Diagnostic;
import octavo.text.Diagnostic.DiagnosticCode;
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
    private static final int MAX_TEXT_LENGTH = 4096;

    /// The regular expression of what a name begins with, up to the slash, without groups.
    public static final String PREFIX_REGEX = "10\\.[0-9]{4,9}(?:\\.[0-9]+)*";

    private static final Pattern DOI_NAME =
            Pattern.compile(
                    "(?<![\\p{L}\\p{Nd}.])("
                            + PREFIX_REGEX
                            + "(?:/|%2[Ff])[^\\s\\p{Z}\"\\p{Cntrl}]+)");

    /// A decoded name: some contain quotes.
    private static final Pattern PRINTED_NAME = Pattern.compile("10\\.[^\\s\\p{Z}\\p{Cntrl}]+");

    /// A short DOI is alone or after its resolver.
    private static final Pattern SHORT_DOI =
            Pattern.compile(
                    "(?i)(?:doi:\\s*|(?:https?://)?(?:dx\\.|www\\.)?doi\\.(?:acm\\.)?org/)?"
                            + "10(?:/|%2f)([a-z0-9]+)"
                            + "|https?://(?:dx\\.|www\\.)?doi\\.org/([a-z0-9]{3,10})");

    /// Characters that occur in no DOI but are percent-encoded in URLs.
    private static final Pattern ENCODED_CHARACTER =
            Pattern.compile("(?i)%(?:2[0-9a-f]|3[a-f]|5[b-e]|7[b-e])");

    private static final Pattern RESOLVER = Pattern.compile("(?i).*\\bdoi\\.(acm\\.)?org/(abs/)?");
    private static final Pattern LABEL = Pattern.compile("(?i)(?:doi\\s*[:=]?|[({\\[<])*\\s*");

    /// Suffixes that publishers append to a DOI in the URLs of their pages.
    private static final Pattern PAGE_SUFFIX =
            Pattern.compile("(?i)/(e?pdf|full|abstract|fulltext|html|meta|summary)$|\\.pdf$");

    private static final String UNENCODED_CHARACTERS = "-._~!$&'()*+,;=:@/";
    private static final String HEX_DIGITS = "0123456789ABCDEF";

    /// The DOI in a text: bare, after `doi:`, or in the address of a resolver or a publisher.
    public static Parsed<Optional<Doi>> parse(String sourceText) {
        String plainText = WebUrl.printedUrl(sourceText);
        Matcher shortMatcher = SHORT_DOI.matcher(plainText);
        if (shortMatcher.matches()) {
            String shortId =
                    shortMatcher.group(1) == null ? shortMatcher.group(2) : shortMatcher.group(1);
            return toResult(sourceText, "10/" + shortId, false);
        }
        Matcher nameMatcher = DOI_NAME.matcher(plainText);
        if (plainText.length() > MAX_TEXT_LENGTH || !nameMatcher.find()) {
            return plainText.isEmpty()
                    ? new Parsed<>(Optional.empty(), List.of())
                    : withProblem(
                            sourceText,
                            Optional.empty(),
                            ValueProblem.DOI_UNREADABLE,
                            LocalizedSentence.of("A DOI looks like 10.1000/182."));
        }
        String textBefore = plainText.substring(0, nameMatcher.start());
        boolean isResolver = RESOLVER.matcher(textBefore).matches();
        boolean isAddress = isResolver || textBefore.contains("://");
        boolean isEncoded = isAddress || ENCODED_CHARACTER.matcher(nameMatcher.group(1)).find();
        String decodedName =
                isEncoded
                        ? decodeFromAddress(nameMatcher.group(1), isResolver || !isAddress)
                        : nameMatcher.group(1);
        String textAfter = plainText.substring(nameMatcher.end()).strip();
        boolean hasOtherText =
                !textAfter.isEmpty()
                        || !isAddress && !LABEL.matcher(textBefore).matches()
                        || textBefore.strip().indexOf(' ') >= 0;
        return toResult(
                sourceText, withoutTrailingPunctuation(decodeSlash(decodedName)), hasOtherText);
    }

    /// Whether a text is a DOI and nothing else: bare, after `doi:`, or the address of a resolver.
    public static boolean isDoi(String sourceText) {
        Parsed<Optional<Doi>> parsed = parse(sourceText);
        boolean isAlone =
                parsed.diagnostics().stream()
                        .noneMatch(it -> it.code().equals(ValueProblem.DOI_AMONG_OTHER));
        return parsed.value().isPresent()
                && isAlone
                && (sourceText.indexOf("://") < 0 || RESOLVER.matcher(sourceText).lookingAt());
    }

    private static String decodeFromAddress(String path, boolean isResolver) {
        String name = path.replaceFirst("[?&].*$", "");
        try {
            // A registered name has no blanks: they are from line breaks of a paper.
            String decodedPath =
                    URLDecoder.decode(name.replace("+", "%2B"), StandardCharsets.UTF_8)
                            .replaceAll("[\\s\\p{Z}]+", "");
            String printedName =
                    isResolver ? decodedPath : PAGE_SUFFIX.matcher(decodedPath).replaceFirst("");
            return PRINTED_NAME.matcher(printedName).matches()
                    ? printedName
                    : name; // not if it hides control characters
        } catch (IllegalArgumentException _) {
            return name;
        }
    }

    /// Decodes the slash after the prefix, the only place where `%2F` certainly means one.
    private static String decodeSlash(String name) {
        int percentOffset = name.indexOf('%');
        boolean isEncoded = percentOffset >= 0 && name.substring(0, percentOffset).indexOf('/') < 0;
        return isEncoded
                ? name.substring(0, percentOffset) + "/" + name.substring(percentOffset + 3)
                : name;
    }

    /// Removes what belongs to the surrounding sentence: full stops, and unmatched closing
    /// brackets.
    private static String withoutTrailingPunctuation(String name) {
        int nameEnd = name.length();
        while (nameEnd > 0
                && (".,;:'\u201D\u2019\uFFFD".indexOf(name.charAt(nameEnd - 1)) >= 0
                        || endsWithUnmatchedBracket(name.substring(0, nameEnd)))) {
            nameEnd--;
        }
        return name.substring(0, nameEnd);
    }

    private static boolean endsWithUnmatchedBracket(String name) {
        int bracketKind = ")]>".indexOf(name.charAt(name.length() - 1));
        return bracketKind >= 0
                && countCharacter(name, ")]>".charAt(bracketKind))
                        > countCharacter(name, "([<".charAt(bracketKind));
    }

    private static long countCharacter(String sourceText, char soughtCharacter) {
        return sourceText.chars().filter(character -> character == soughtCharacter).count();
    }

    private static Parsed<Optional<Doi>> toResult(
            String sourceText, String name, boolean hasOtherText) {
        if (name.endsWith("/") && name.indexOf('/') == name.length() - 1) {
            return withProblem(
                    sourceText,
                    Optional.empty(),
                    ValueProblem.DOI_UNREADABLE,
                    LocalizedSentence.of("A DOI looks like 10.1000/182."));
        }
        Optional<Doi> doi = Optional.of(new Doi(name));
        if (hasOtherText) {
            return withProblem(
                    sourceText,
                    doi,
                    ValueProblem.DOI_AMONG_OTHER,
                    LocalizedSentence.of("There is text besides the DOI {0}.", name));
        }
        if (name.equals(sourceText.strip())) {
            return new Parsed<>(doi, List.of());
        }
        return sourceText.strip().startsWith(name)
                ? withProblem(
                        sourceText,
                        doi,
                        ValueProblem.DOI_WITH_STOP,
                        LocalizedSentence.of(
                                "The DOI is probably {0}, without the punctuation.", name))
                : withProblem(
                        sourceText,
                        doi,
                        ValueProblem.DOI_NOT_BARE,
                        LocalizedSentence.of("Write the DOI as {0}.", name));
    }

    private static Parsed<Optional<Doi>> withProblem(
            String sourceText, Optional<Doi> doi, DiagnosticCode code, LocalizedSentence message) {
        var textSpan = new Span(0, sourceText.length());
        return new Parsed<>(doi, List.of(new Diagnostic(textSpan, code, message)));
    }

    /// The prefix of the registrant: `10.1145`.
    public String prefix() {
        return name.substring(0, name.indexOf('/'));
    }

    /// Its URL at doi.org.
    public String url() {
        var urlText = new StringBuilder("https://doi.org/");
        for (byte byteValue : name.getBytes(StandardCharsets.UTF_8)) {
            char character = (char) (byteValue & 0xFF);
            if (character < 0x80
                    && (Character.isLetterOrDigit(character)
                            || UNENCODED_CHARACTERS.indexOf(character) >= 0)) {
                urlText.append(character);
            } else {
                urlText.append('%')
                        .append(HEX_DIGITS.charAt(character >> 4))
                        .append(HEX_DIGITS.charAt(character & 0xF));
            }
        }
        return urlText.toString();
    }

    /// The name in lower case, for case-insensitive comparison.
    public String foldedName() {
        return name.toLowerCase(Locale.ROOT);
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof Doi that && foldedName().equals(that.foldedName());
    }

    @Override
    public int hashCode() {
        return foldedName().hashCode();
    }

    @Override
    public String toString() {
        return name;
    }
}
