package octavo.names;

import octavo.text.Diagnostic;
import octavo.text.Diagnostic.DiagnosticCode;
import octavo.text.Diagnostic.DiagnosticSeverity;
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
/// @param nameNumber the number of the name, from 1; 0 for the whole field
/// @param values its marks, or one text
/// @param isLiteral whether it is a quoted text
public record NameAnnotation(
        int nameNumber, Optional<String> namePart, List<String> values, boolean isLiteral) {
    public static final DiagnosticCode ILL_ANNOTATION =
            new DiagnosticCode("ill-annotation", DiagnosticSeverity.WARNING);

    private static final Pattern ANNOTATION_FORM =
            Pattern.compile("(?:(\\d{1,6})\\s*(?::\\s*([A-Za-z-]+)\\s*)?)?=(.*)", Pattern.DOTALL);

    public NameAnnotation {
        values = List.copyOf(values);
    }

    /// Marks on one name, such as `equal`.
    public static NameAnnotation of(int nameNumber, String... marks) {
        return new NameAnnotation(nameNumber, Optional.empty(), List.of(marks), false);
    }

    public static Parsed<List<NameAnnotation>> parse(String fieldText) {
        var annotations = new ArrayList<NameAnnotation>();
        var diagnostics = new ArrayList<Diagnostic>();
        int annotationStart = 0;
        while (annotationStart < fieldText.length()) {
            int annotationEnd = endOfAnnotation(fieldText, annotationStart);
            String annotationText = fieldText.substring(annotationStart, annotationEnd).strip();
            var annotation = parseOne(annotationText);
            if (annotation.isPresent()) {
                annotations.add(annotation.get());
            } else if (!annotationText.isEmpty()) {
                var annotationSpan = new Span(annotationStart, annotationEnd);
                diagnostics.add(
                        new Diagnostic(
                                annotationSpan,
                                ILL_ANNOTATION,
                                LocalizedSentence.of("not an annotation: {0}", annotationText)));
            }
            annotationStart = annotationEnd + 1;
        }
        return new Parsed<>(List.copyOf(annotations), diagnostics);
    }

    /// The annotations in field syntax; `parse` is its inverse.
    public static String toBibtex(List<NameAnnotation> annotations) {
        var joinedAnnotations = new StringJoiner("; ");
        annotations.forEach(annotation -> joinedAnnotations.add(annotation.toBibtex()));
        return joinedAnnotations.toString();
    }

    private String toBibtex() {
        String target =
                nameNumber == 0
                        ? ""
                        : nameNumber + namePart.map(partName -> ":" + partName).orElse("");
        String value = String.join(",", values);
        return target + "=" + (isLiteral ? "\"" + value + "\"" : value);
    }

    private static Optional<NameAnnotation> parseOne(String annotationText) {
        var annotationMatcher = ANNOTATION_FORM.matcher(annotationText);
        if (!annotationMatcher.matches()) {
            return Optional.empty();
        }
        int nameNumber =
                annotationMatcher.group(1) == null
                        ? 0
                        : Integer.parseInt(annotationMatcher.group(1));
        String value = annotationMatcher.group(3).strip();
        boolean isLiteral = value.length() > 1 && value.startsWith("\"") && value.endsWith("\"");
        var values =
                isLiteral ? List.of(value.substring(1, value.length() - 1)) : splitMarks(value);
        return Optional.of(
                new NameAnnotation(
                        nameNumber,
                        Optional.ofNullable(annotationMatcher.group(2)),
                        values,
                        isLiteral));
    }

    private static List<String> splitMarks(String value) {
        return Arrays.stream(value.split(",", -1))
                .map(String::strip)
                .filter(mark -> !mark.isEmpty())
                .toList();
    }

    static int endOfAnnotation(String fieldText, int annotationStart) {
        int i = annotationStart;
        boolean isQuoted = false;
        while (i < fieldText.length() && (isQuoted || fieldText.charAt(i) != ';')) {
            isQuoted ^= fieldText.charAt(i) == '"';
            i++;
        }
        return i;
    }
}
