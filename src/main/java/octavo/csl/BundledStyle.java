package octavo.csl;

import java.util.List;

/// Metadata of a bundled style, without reading it: its id, such as `ieee`; its title and perhaps a
/// short one; its fields, such as `physics`; its citation format, such as `author-date`; and for a
/// dependent style, its parent's id.
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

    /// Whether it is a dependent style, as those of most journals are.
    public boolean isDependent() {
        return !parent.isEmpty();
    }
}
