package octavo.cv.list;

import octavo.cv.profile.EntryLines;
import octavo.cv.profile.Template;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/// Formats the entries of a list.
@FunctionalInterface
public interface EntryFormat {
    /// The entries by key; empty ones are missing.
    Map<String, EntryLines> write(List<ListedWork> publications);

    /// Formats with a built-in or user template.
    static EntryFormat of(Template template) {
        return publications -> {
            Map<String, EntryLines> entries = new LinkedHashMap<>();
            for (ListedWork publication : publications) {
                EntryLines lines = template.render(publication);
                if (!lines.lines().isEmpty()) {
                    entries.put(publication.key(), lines);
                }
            }
            return entries;
        };
    }
}
