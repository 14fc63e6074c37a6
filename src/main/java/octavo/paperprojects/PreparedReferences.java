package octavo.paperprojects;

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

    /// A library with only these; the original, without related entries that are not cited, if the
    /// paper wants no changes.
    ///
    /// @param venueIndexing the known venues of a library
    public static Library of(
            Library originalLibrary,
            Collection<String> keys,
            ProjectProfile profile,
            Function<Library, VenueIndex> venueIndexing) {
        Library masterLibrary = RelatedEntries.withoutUncited(originalLibrary, keys);
        if (profile.isPlain()) {
            return masterLibrary;
        }
        Set<Integer> entryIndexes =
                keys.stream()
                        .flatMap(key -> masterLibrary.indexOfKey(key).stream())
                        .collect(Collectors.toCollection(LinkedHashSet::new));
        Library preparedLibrary =
                Library.of(BibParser.parse(BibExport.copyEntries(masterLibrary, entryIndexes)))
                        .withTitles(masterLibrary.titleCapitals());
        if (profile.venueForm().isPresent()) {
            preparedLibrary =
                    preparedLibrary.applyEdit(
                            profile.venueForm()
                                    .get()
                                    .rewriteVenues(
                                            preparedLibrary, venueIndexing.apply(preparedLibrary)));
        }
        if (profile.dialect().isPresent()) {
            Set<String> askedKeys =
                    entryIndexes.stream()
                            .flatMap(index -> masterLibrary.workAt(index).stream())
                            .map(Work::key)
                            .collect(Collectors.toSet());
            String text = BibExport.of(preparedLibrary, profile.dialect().get(), askedKeys).text();
            preparedLibrary =
                    Library.of(BibParser.parse(text)).withTitles(masterLibrary.titleCapitals());
        }
        return preparedLibrary.applyEdit(
                CleanUps.combinedEdit(preparedLibrary, profile.cleanUps()));
    }
}
