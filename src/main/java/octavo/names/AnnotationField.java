package octavo.names;

import java.util.Locale;
import java.util.Optional;
import java.util.regex.Pattern;

/// The name of an annotation field: `author+an`, or `author+an:role` for a named one.
///
/// @param field the annotated field, in lower case
/// @param variant the annotation's name, `default` if it has none
public record AnnotationField(String field, String variant) {
    private static final String DEFAULT = "default";
    private static final Pattern FORM = Pattern.compile("(.+)\\+an(?::(.+))?");

    public static Optional<AnnotationField> parse(String fieldName) {
        var form = FORM.matcher(fieldName.toLowerCase(Locale.ROOT));
        return form.matches()
                ? Optional.of(
                        new AnnotationField(
                                form.group(1), Optional.ofNullable(form.group(2)).orElse(DEFAULT)))
                : Optional.empty();
    }

    /// The field name as written in a file.
    public String fieldName() {
        return field + "+an" + (variant.equals(DEFAULT) ? "" : ":" + variant);
    }
}
