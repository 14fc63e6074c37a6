package octavo.enrichment;

import octavo.bib.BibEntry;
import octavo.bib.BibField;
import octavo.bib.BibValue;
import octavo.fields.FieldCatalogue;
import octavo.fields.FieldName;
import octavo.importing.LibraryValues;
import octavo.library.Work;
import octavo.values.ArxivId;
import octavo.values.PreprintServers;

import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/// The entry of a preprint as that of its published version: what says how it was published is the
/// new version's; notes, files, keywords, abstract, relations and its arXiv number stay.
final class ReplacedPreprint {
    /// What says how a work was published.
    private static final Set<String> PUBLICATION_FIELDS =
            Set.of(
                    FieldName.JOURNALTITLE,
                    FieldName.JOURNAL,
                    FieldName.BOOKTITLE,
                    FieldName.PUBLISHER,
                    FieldName.HOWPUBLISHED,
                    FieldName.INSTITUTION,
                    FieldName.ORGANIZATION,
                    FieldName.TYPE,
                    FieldName.NUMBER,
                    FieldName.ISSUE,
                    FieldName.VOLUME,
                    FieldName.PAGES,
                    FieldName.EID,
                    FieldName.DATE,
                    FieldName.YEAR,
                    FieldName.MONTH,
                    FieldName.DAY,
                    FieldName.PUBSTATE,
                    FieldName.VERSION);

    /// What is the user's own, or of both versions.
    private static final Set<String> OWN_FIELDS =
            Set.of(FieldName.ABSTRACT, FieldName.KEYWORDS, FieldName.NOTE, FieldName.FILE);

    private final Work preprint;
    private final BibEntry publishedEntry;

    ReplacedPreprint(Work preprint, BibEntry publishedEntry) {
        this.preprint = preprint;
        this.publishedEntry = publishedEntry;
    }

    /// The new entry, with the preprint's key; empty if it cannot be written.
    Optional<BibEntry> toEntry() {
        Optional<BibEntry> entry = publishedEntry.withKey(preprint.key());
        for (BibField field : preprint.entry().fields()) {
            if (isKept(field)) {
                entry = entry.flatMap(it -> it.withValue(field.name(), field.value()));
            }
        }
        boolean lacksEprint = !preprint.entry().hasField(FieldName.EPRINT);
        Optional<ArxivId> arxivId = preprint.arXiv().filter(_ -> lacksEprint);
        if (arxivId.isPresent()) {
            var libraryValues = new LibraryValues(preprint.library());
            for (Map.Entry<String, BibValue> written :
                    MissingFields.eprintFields(libraryValues, arxivId.get().toString())
                            .entrySet()) {
                entry = entry.flatMap(it -> it.withValue(written.getKey(), written.getValue()));
            }
        }
        return entry;
    }

    private boolean isKept(BibField field) {
        String name = field.name().toLowerCase(Locale.ROOT);
        String standardName = FieldCatalogue.standardName(name);
        String text = preprint.plainText(name);
        if (PUBLICATION_FIELDS.contains(standardName) || PUBLICATION_FIELDS.contains(name)) {
            return false;
        }
        if (name.equals(FieldName.NOTE) || name.equals(FieldName.URL)) {
            boolean isOfServer = PreprintServers.isNamedIn(text) || text.contains("arxiv.org/");
            return !isOfServer && (OWN_FIELDS.contains(name) || !publishedEntry.hasField(name));
        }
        if (name.equals(FieldName.DOI)) {
            return !publishedEntry.hasField(name)
                    && preprint.doi().filter(PreprintServers::hasRegistered).isEmpty();
        }
        return OWN_FIELDS.contains(name) || !publishedEntry.hasField(name);
    }
}
