package octavo.projects;

import octavo.bib.BibParser;
import octavo.editing.tidy.CleanUps;
import octavo.formats.bibtex.BibExport;
import octavo.library.Library;
import octavo.library.Work;
import octavo.venues.VenueIndex;

import java.util.Collection;
import java.util.LinkedHashSet;
import java.util.Set;
import java.util.function.Function;
import java.util.stream.Collectors;

/// The references that a paper cites from a library, in the form that the paper wants.
public final class PreparedReferences {
    private PreparedReferences() {}

    /// A library with only these; the original if the paper wants no changes.
    ///
    /// @param venues the known venues of a library
    public static Library of(
            Library master,
            Collection<String> keys,
            ProjectProfile profile,
            Function<Library, VenueIndex> venues) {
        if (profile.isPlain()) {
            return master;
        }
        Set<Integer> entries =
                keys.stream()
                        .flatMap(key -> master.indexOfKey(key).stream())
                        .collect(Collectors.toCollection(LinkedHashSet::new));
        Library some = Library.of(BibParser.parse(BibExport.copyEntries(master, entries)));
        if (profile.venues().isPresent()) {
            some = some.applyEdit(profile.venues().get().edit(some, venues.apply(some)));
        }
        if (profile.dialect().isPresent()) {
            Set<String> asked =
                    entries.stream()
                            .flatMap(index -> master.workAt(index).stream())
                            .map(Work::key)
                            .collect(Collectors.toSet());
            String text = BibExport.of(some, profile.dialect().get(), asked).text();
            some = Library.of(BibParser.parse(text));
        }
        return some.applyEdit(CleanUps.combinedEdit(some, profile.cleanUps()));
    }
}
