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
    Set<String> FIELDS = Set.of(FieldName.FILE, FieldName.DOI, FieldName.EPRINT, FieldName.URL);

    /// The field that names it.
    String field();

    /// Its display name.
    String name();

    /// A page on the web.
    ///
    /// @param address in the form that browsers accept
    record Site(String field, String name, String address) implements ReadingPlace {}

    /// A file, which may not exist.
    record Document(String field, FileLink link) implements ReadingPlace {
        @Override
        public String name() {
            return link.name();
        }
    }

    /// Whether a field can name such a place.
    static boolean isNamedBy(String field) {
        return FIELDS.contains(standard(field));
    }

    private static String standard(String field) {
        String name = field.toLowerCase(Locale.ROOT);
        return FieldCatalogue.STANDARD_NAMES.getOrDefault(name, name);
    }

    /// The places of an entry that a field names.
    static List<ReadingPlace> of(Work work, String field) {
        return of(work).stream().filter(it -> it.field().equals(standard(field))).toList();
    }

    /// The places that an entry names: its files, DOI, arXiv and URL. Does not touch the disk.
    static List<ReadingPlace> of(Work work) {
        List<ReadingPlace> places = new ArrayList<>();
        for (FileLink link : work.files()) {
            if (link.isAddress()) {
                site(FieldName.FILE, link.name(), link.path()).ifPresent(places::add);
            } else {
                places.add(new Document(FieldName.FILE, link));
            }
        }
        work.doi()
                .map(Doi::url)
                .flatMap(it -> site(FieldName.DOI, "DOI", it))
                .ifPresent(places::add);
        work.arXiv()
                .map(ArxivId::url)
                .flatMap(it -> site(FieldName.EPRINT, "arXiv", it))
                .ifPresent(places::add);
        work.url()
                .flatMap(it -> site(FieldName.URL, it.host(), it.address()))
                .ifPresent(places::add);
        Set<String> seen = new HashSet<>();
        places.removeIf(place -> place instanceof Site site && !seen.add(site.address()));
        return places;
    }

    private static Optional<ReadingPlace> site(String field, String name, String address) {
        return new WebUrl(address).forBrowser().map(it -> new Site(field, name, it));
    }
}
