package octavo.cv.list;

import octavo.cv.profile.EntryLines;
import octavo.cv.profile.Template;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/// What writes the entries of a list.
@FunctionalInterface
public interface EntryFormat {
    /// The entries by their keys; one of which there is nothing to say is missing.
    Map<String, EntryLines> write(List<ListedWork> publications);

    /// By a template of ours or of the user's own.
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
