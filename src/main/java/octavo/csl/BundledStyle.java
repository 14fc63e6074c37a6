package octavo.csl;

import java.util.List;

/// What is known of a style that comes with Octavo without reading it: its id, such as `ieee`; its
/// title and perhaps a shorter one; the fields that it is of, such as `physics`; how it cites, such
/// as `author-date`; and where it only stands for another style, that one's id.
public record BundledStyle(
        String id,
        String title,
        String shortTitle,
        List<String> fields,
        String format,
        String parent) {
    public BundledStyle {
        fields = List.copyOf(fields);
    }

    /// Whether it only stands for another style, as those of most journals do.
    public boolean isDependent() {
        return !parent.isEmpty();
    }
}
