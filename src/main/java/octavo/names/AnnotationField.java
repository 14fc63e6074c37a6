package octavo.names;

import java.util.Locale;
import java.util.Optional;
import java.util.regex.Pattern;

/// The name of a field with annotations: `author+an`, or `author+an:role` for those that have a
/// name.
///
/// @param field the field that they are about, in small letters
/// @param variant their name, `default` if they have none
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

    /// The name that it has in a file.
    public String fieldName() {
        return field + "+an" + (variant.equals(DEFAULT) ? "" : ":" + variant);
    }
}
