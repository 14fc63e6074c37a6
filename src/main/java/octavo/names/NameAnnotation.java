package octavo.names;

import octavo.text.Diagnostic;
import octavo.text.Diagnostic.Code;
import octavo.text.Diagnostic.Severity;
import octavo.text.LocalizedSentence;
import octavo.text.Parsed;
import octavo.text.Span;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.StringJoiner;
import java.util.regex.Pattern;

/// A biblatex data annotation such as `author+an = {1:family=student; 2=corresponding}`, about one
/// name, a part of it, or the whole field.
///
/// @param name the number of the name, from 1; 0 for the whole field
/// @param values its marks, or one text
/// @param literal whether it is a quoted text
public record NameAnnotation(
        int name, Optional<String> part, List<String> values, boolean literal) {
    public static final Code ILL_ANNOTATION = new Code("ill-annotation", Severity.WARNING);

    private static final Pattern FORM =
            Pattern.compile("(?:(\\d{1,6})\\s*(?::\\s*([A-Za-z-]+)\\s*)?)?=(.*)", Pattern.DOTALL);

    public NameAnnotation {
        values = List.copyOf(values);
    }

    /// Marks on one name, such as `equal`.
    public static NameAnnotation of(int name, String... marks) {
        return new NameAnnotation(name, Optional.empty(), List.of(marks), false);
    }

    public static Parsed<List<NameAnnotation>> parse(String raw) {
        var annotations = new ArrayList<NameAnnotation>();
        var diagnostics = new ArrayList<Diagnostic>();
        int start = 0;
        while (start < raw.length()) {
            int end = endOfOne(raw, start);
            String text = raw.substring(start, end).strip();
            var annotation = one(text);
            if (annotation.isPresent()) {
                annotations.add(annotation.get());
            } else if (!text.isEmpty()) {
                var where = new Span(start, end);
                diagnostics.add(
                        new Diagnostic(
                                where,
                                ILL_ANNOTATION,
                                LocalizedSentence.of("not an annotation: {0}", text)));
            }
            start = end + 1;
        }
        return new Parsed<>(List.copyOf(annotations), diagnostics);
    }

    /// The annotations in field syntax; `parse` is its inverse.
    public static String toBibtex(List<NameAnnotation> annotations) {
        var field = new StringJoiner("; ");
        annotations.forEach(annotation -> field.add(annotation.toBibtex()));
        return field.toString();
    }

    private String toBibtex() {
        String target = name == 0 ? "" : name + part.map(of -> ":" + of).orElse("");
        String value = String.join(",", values);
        return target + "=" + (literal ? "\"" + value + "\"" : value);
    }

    private static Optional<NameAnnotation> one(String text) {
        var form = FORM.matcher(text);
        if (!form.matches()) {
            return Optional.empty();
        }
        int name = form.group(1) == null ? 0 : Integer.parseInt(form.group(1));
        String value = form.group(3).strip();
        boolean literal = value.length() > 1 && value.startsWith("\"") && value.endsWith("\"");
        var values = literal ? List.of(value.substring(1, value.length() - 1)) : marks(value);
        return Optional.of(
                new NameAnnotation(name, Optional.ofNullable(form.group(2)), values, literal));
    }

    private static List<String> marks(String value) {
        return Arrays.stream(value.split(",", -1))
                .map(String::strip)
                .filter(mark -> !mark.isEmpty())
                .toList();
    }

    static int endOfOne(String raw, int start) {
        int i = start;
        boolean quoted = false;
        while (i < raw.length() && (quoted || raw.charAt(i) != ';')) {
            quoted ^= raw.charAt(i) == '"';
            i++;
        }
        return i;
    }
}
