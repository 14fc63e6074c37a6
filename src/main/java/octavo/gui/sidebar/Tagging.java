package octavo.gui.sidebar;

import octavo.bib.BibEntry;
import octavo.library.Edit;
import octavo.library.Library;
import octavo.library.Work;
import octavo.text.LaTeX;

import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Optional;

/// Gives entries a tag that they do not have yet.
final class Tagging {
    private static final String FIELD = "keywords";

    private Tagging() {}

    /// @param slots the numbers of the slots of the entries
    static Edit edit(Library library, Collection<Integer> slots, String tag) {
        List<Edit> edits = new ArrayList<>();
        for (int i = 0; i < library.slots().size(); i++) {
            int number = library.slots().get(i).number();
            if (slots.contains(number)) {
                library.work(i)
                        .flatMap(work -> tagged(work, tag))
                        .ifPresent(entry -> edits.add(library.put(number, entry)));
            }
        }
        return new Edit.Batch(edits);
    }

    private static Optional<BibEntry> tagged(Work work, String tag) {
        if (Facet.TAG.values(work).contains(tag)) {
            return Optional.empty();
        }
        BibEntry entry = work.entry();
        String before = work.raw(FIELD).orElse("");
        String added = LaTeX.escape(tag);
        String after = before.isEmpty() ? added : before + separator(before) + added;
        return entry.valueOf(FIELD, after).flatMap(value -> entry.with(FIELD, value));
    }

    /// As the entry already has it.
    private static String separator(String tags) {
        return tags.contains(";") && !tags.contains(",") ? "; " : ", ";
    }
}
