package octavo.csl.catalogue;

import java.util.List;

/// Metadata of a bundled style, without reading it: its id, such as `ieee`; its title and perhaps a
/// short one; its fields, such as `physics`; its citation format, such as `author-date`; for a
/// dependent style, its parent's id; and its language, if it names one.
public record BundledStyle(
        String id,
        String title,
        String shortTitle,
        List<String> researchFields,
        String citationFormat,
        String parentId,
        String defaultLocale) {
    public BundledStyle {
        researchFields = List.copyOf(researchFields);
    }

    /// Whether it is a dependent style, as those of most journals are.
    public boolean isDependent() {
        return !parentId.isEmpty();
    }
}
