package octavo.names;

import java.util.Locale;
import java.util.Optional;
import java.util.regex.Pattern;

/// The name of an annotation field: `author+an`, or `author+an:role` for a named one.
///
/// @param annotatedField the annotated field, in lower case
/// @param variant the annotation's name, `default` if it has none
public record AnnotationField(String annotatedField, String variant) {
    private static final String DEFAULT_VARIANT = "default";
    private static final Pattern NAME_FORM = Pattern.compile("(.+)\\+an(?::(.+))?");

    public static Optional<AnnotationField> parse(String fieldName) {
        var nameMatcher = NAME_FORM.matcher(fieldName.toLowerCase(Locale.ROOT));
        return nameMatcher.matches()
                ? Optional.of(
                        new AnnotationField(
                                nameMatcher.group(1),
                                Optional.ofNullable(nameMatcher.group(2)).orElse(DEFAULT_VARIANT)))
                : Optional.empty();
    }

    /// The field name as written in a file.
    public String fieldName() {
        return annotatedField + "+an" + (variant.equals(DEFAULT_VARIANT) ? "" : ":" + variant);
    }
}
