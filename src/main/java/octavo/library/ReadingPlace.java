package octavo.library;

import octavo.fields.FieldCatalogue;
import octavo.fields.FieldName;
import octavo.values.ArxivId;
import octavo.values.Doi;
import octavo.values.FileLink;
import octavo.values.WebUrl;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;

/// A place outside Octavo where a work can be read.
public sealed interface ReadingPlace {
    /// The fields that name such places.
    Set<String> PLACE_FIELDS =
            Set.of(FieldName.FILE, FieldName.DOI, FieldName.EPRINT, FieldName.URL);

    /// The field that names it.
    String field();

    /// Its display name.
    String name();

    /// A page on the web.
    ///
    /// @param address in the form that browsers accept
    record WebPlace(String field, String name, String address) implements ReadingPlace {}

    /// A file, which may not exist.
    record FilePlace(String field, FileLink link) implements ReadingPlace {
        @Override
        public String name() {
            return link.fileName();
        }
    }

    /// Whether a field can name such a place.
    static boolean isNamedBy(String field) {
        return PLACE_FIELDS.contains(standardName(field));
    }

    private static String standardName(String field) {
        String foldedName = field.toLowerCase(Locale.ROOT);
        return FieldCatalogue.STANDARD_NAMES.getOrDefault(foldedName, foldedName);
    }

    /// The places of an entry that a field names.
    static List<ReadingPlace> of(Work work, String field) {
        return of(work).stream().filter(it -> it.field().equals(standardName(field))).toList();
    }

    /// The places that an entry names: its files, DOI, arXiv and URL. Does not touch the disk.
    static List<ReadingPlace> of(Work work) {
        List<ReadingPlace> readingPlaces = new ArrayList<>();
        for (FileLink link : work.fileLinks()) {
            if (link.isUrl()) {
                webPlace(FieldName.FILE, link.fileName(), link.path())
                        .ifPresent(readingPlaces::add);
            } else {
                readingPlaces.add(new FilePlace(FieldName.FILE, link));
            }
        }
        work.doi()
                .map(Doi::url)
                .flatMap(it -> webPlace(FieldName.DOI, "DOI", it))
                .ifPresent(readingPlaces::add);
        work.arXiv()
                .map(ArxivId::url)
                .flatMap(it -> webPlace(FieldName.EPRINT, "arXiv", it))
                .ifPresent(readingPlaces::add);
        work.webUrl()
                .flatMap(it -> webPlace(FieldName.URL, it.host(), it.address()))
                .ifPresent(readingPlaces::add);
        Set<String> seenAddresses = new HashSet<>();
        readingPlaces.removeIf(
                place -> place instanceof WebPlace site && !seenAddresses.add(site.address()));
        return readingPlaces;
    }

    private static Optional<ReadingPlace> webPlace(
            String field, String displayName, String address) {
        return new WebUrl(address).browserUrl().map(it -> new WebPlace(field, displayName, it));
    }
}
