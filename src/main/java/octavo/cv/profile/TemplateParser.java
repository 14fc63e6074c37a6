package octavo.cv.profile;

import octavo.cv.profile.Template.Part;
import octavo.richtext.RawFormat;
import octavo.richtext.Run.TextLook;
import octavo.text.Diagnostic;
import octavo.text.Diagnostic.Code;
import octavo.text.Diagnostic.Severity;
import octavo.text.LocalizedSentence;
import octavo.text.Parsed;
import octavo.text.Span;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Deque;
import java.util.List;
import java.util.Map;
import java.util.function.Predicate;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/// Parses a template. Errors are reported and skipped.
final class TemplateParser {
    static final Code UNKNOWN_NAME = new Code("unknown-name", Severity.ERROR);
    static final Code NOT_CLOSED = new Code("not-closed", Severity.ERROR);
    static final Code NOT_OPEN = new Code("not-open", Severity.ERROR);
    static final Code TOO_DEEP = new Code("too-deep", Severity.ERROR);
    static final Code UNKNOWN_FORMAT = new Code("unknown-format", Severity.ERROR);
    static final Code WITHIN_RAW = new Code("within-raw", Severity.ERROR);

    private static final int DEEPEST = 32;
    private static final String HEADING = "# ";
    private static final String LINK = "link ";
    private static final String RAW = "raw ";
    private static final Pattern TAG = Pattern.compile("\\{\\{([#^/!]?)([^{}]*+)}}");
    private static final Map<String, TextLook> LOOKS =
            Map.of(
                    "bold", TextLook.BOLD,
                    "italic", TextLook.ITALIC,
                    "underline", TextLook.UNDERLINE,
                    "small-caps", TextLook.SMALL_CAPS,
                    "superscript", TextLook.SUPERSCRIPT);

    private final String text;
    private final Predicate<String> known;
    private final List<Diagnostic> diagnostics = new ArrayList<>();
    private final Deque<Open> open = new ArrayDeque<>();

    TemplateParser(String text, Predicate<String> known) {
        this.text = text.replace("\r\n", "\n");
        this.known = known;
    }

    /// A section that is not closed yet.
    private record Open(Span where, String sign, String name, List<Part> parts) {}

    Parsed<Template> parse() {
        boolean headed = text.startsWith(HEADING);
        int start = headed ? HEADING.length() : 0;
        open.push(new Open(new Span(0, 0), "", "", new ArrayList<>()));
        Matcher tag = TAG.matcher(text);
        while (tag.find()) {
            text(start, tag.start());
            tag(new Span(tag.start(), tag.end()), tag.group(1), tag.group(2).strip());
            start = tag.end();
        }
        text(start, text.length());
        while (open.size() > 1) {
            say(
                    open.element().where(),
                    NOT_CLOSED,
                    LocalizedSentence.of("this section is not closed"));
            close();
        }
        return new Parsed<>(new Template(headed, open.pop().parts()), diagnostics);
    }

    private void text(int start, int end) {
        int lone = text.substring(start, end).indexOf("{{");
        if (lone >= 0) {
            Span where = new Span(start + lone, start + lone + 2);
            say(where, NOT_CLOSED, LocalizedSentence.of("this {{ has no matching }}"));
        }
        if (start < end) {
            add(new Part.Text(text.substring(start, end)));
        }
    }

    private void tag(Span where, String sign, String name) {
        switch (sign) {
            case "!" -> {}
            case "/" -> end(where, name);
            case "#", "^" -> start(where, sign, name);
            default -> {
                if (isKnown(where, name)) {
                    add(new Part.Value(name));
                }
            }
        }
    }

    private void start(Span where, String sign, String name) {
        if (open.size() > DEEPEST) {
            say(
                    where,
                    TOO_DEEP,
                    LocalizedSentence.of("sections are nested more than {0} deep", DEEPEST));
            return;
        }
        boolean look = sign.equals("#") && LOOKS.containsKey(name);
        if (open.stream().anyMatch(outer -> outer.name().startsWith(RAW))
                && (look || name.startsWith(LINK) || name.startsWith(RAW))) {
            say(
                    where,
                    WITHIN_RAW,
                    LocalizedSentence.of("raw text has its own formatting and links"));
        }
        if (name.startsWith(RAW)) {
            isFormat(where, name.substring(RAW.length()).strip());
        } else if (!look) {
            isKnown(where, name.startsWith(LINK) ? name.substring(LINK.length()).strip() : name);
        }
        open.push(new Open(where, sign, name, new ArrayList<>()));
    }

    private void end(Span where, String name) {
        String opened = open.size() > 1 ? open.element().name() : "";
        boolean fits =
                opened.equals(name)
                        || List.of(LINK, RAW).contains(name + " ") && opened.startsWith(name + " ");
        if (opened.isEmpty() || !fits) {
            say(where, NOT_OPEN, LocalizedSentence.of("no section {0} is open here", name));
        } else {
            close();
        }
    }

    private void close() {
        Open closed = open.pop();
        add(part(closed));
    }

    private static Part part(Open closed) {
        TextLook look = LOOKS.get(closed.name());
        if (closed.sign().equals("#") && look != null) {
            return new Part.Looking(look, closed.parts());
        }
        if (closed.name().startsWith(LINK)) {
            return new Part.Linked(closed.name().substring(LINK.length()).strip(), closed.parts());
        }
        if (closed.name().startsWith(RAW)) {
            RawFormat format =
                    RawFormat.of(closed.name().substring(RAW.length()).strip())
                            .orElse(RawFormat.HTML);
            return new Part.Raw(format, closed.parts());
        }
        return new Part.Where(closed.name(), closed.sign().equals("#"), closed.parts());
    }

    private void isFormat(Span where, String id) {
        if (RawFormat.of(id).isEmpty()) {
            String all =
                    Arrays.stream(RawFormat.values())
                            .map(RawFormat::id)
                            .collect(Collectors.joining(", "));
            say(
                    where,
                    UNKNOWN_FORMAT,
                    LocalizedSentence.of("there is no raw text for {0}, only for: {1}", id, all));
        }
    }

    private boolean isKnown(Span where, String name) {
        boolean is = known.test(name);
        if (!is) {
            say(where, UNKNOWN_NAME, LocalizedSentence.of("there is no value {0}", name));
        }
        return is;
    }

    private void add(Part part) {
        open.element().parts().add(part);
    }

    private void say(Span where, Code code, LocalizedSentence message) {
        diagnostics.add(new Diagnostic(where, code, message));
    }
}
