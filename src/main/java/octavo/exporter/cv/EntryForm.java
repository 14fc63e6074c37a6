package octavo.exporter.cv;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/// What writes the entries of a list.
@FunctionalInterface
public interface EntryForm {
    /// The entries by their keys; one of which there is nothing to say is missing.
    Map<String, Lines> write(List<Publication> publications);

    /// By a template of ours or of the user's own.
    static EntryForm of(Template template) {
        return publications -> {
            Map<String, Lines> entries = new LinkedHashMap<>();
            for (Publication publication : publications) {
                Lines lines = template.render(publication);
                if (!lines.lines().isEmpty()) {
                    entries.put(publication.key(), lines);
                }
            }
            return entries;
        };
    }
}
