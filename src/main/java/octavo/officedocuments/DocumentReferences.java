package octavo.officedocuments;

import octavo.bib.BibEntry;
import octavo.bib.BibFile;
import octavo.conversion.DistinctKeys;
import octavo.editing.keys.KeyFormula;
import octavo.formats.workdrafts.ImportedWork;
import octavo.importing.WorkWriter;
import octavo.library.Library;
import octavo.officedocuments.codes.CodedCite;

import java.util.ArrayList;
import java.util.Collections;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.SequencedMap;

/// The works that a document cites, each once and under a key.
///
/// @param citesByKey the first cite of each work whose data the document has, in the order of the
///   text
/// @param keysByCite the key of each cite, by what identifies its work
public record DocumentReferences(
        SequencedMap<String, CodedCite> citesByKey, Map<String, String> keysByCite) {
    public DocumentReferences {
        citesByKey = Collections.unmodifiableSequencedMap(new LinkedHashMap<>(citesByKey));
        keysByCite = Map.copyOf(keysByCite);
    }

    /// Collects the works. The same one may have been cited by several managers: it counts once if
    /// the addresses say so.
    public static DocumentReferences of(CitedDocument document) {
        return of(document.cites());
    }

    /// Collects the works of cites, in their order.
    static DocumentReferences of(List<CodedCite> cites) {
        return new ReferenceCollector().collect(cites);
    }

    /// The key of a cited work.
    public String keyOf(CodedCite cite) {
        return Optional.ofNullable(keysByCite.get(identityOf(cite)))
                .orElseGet(() -> cite.key().orElse(cite.id()));
    }

    /// The works whose data the document has, as entries. What BibTeX cannot store is left out.
    public BibFile toFile() {
        WorkEntryWriter writer = new WorkEntryWriter();
        List<BibEntry> entries = new ArrayList<>();
        citesByKey.forEach((key, cite) ->
                writer.entryOf(cite)
                        .map(entry ->
                                entry.key().equals(key) ? entry : entry.withKey(key).orElse(entry))
                        .ifPresent(entries::add));
        return writer.library().file().withItems(List.copyOf(entries));
    }

    /// What tells a work apart in a document: its address, else its id and data.
    private static String identityOf(CodedCite cite) {
        if (!cite.uris().isEmpty()) {
            return "uri " + cite.uris().getFirst();
        }
        String title = cite.work().map(work -> work.plainText("title")).orElse("");
        return cite.key()
                .map(key -> "key " + key + " " + title)
                .orElseGet(() -> "id " + cite.id() + " " + title);
    }

    /// Writes works as entries of a new library.
    private record WorkEntryWriter(Library library, KeyFormula formula) {
        WorkEntryWriter() {
            this(Library.empty(), KeyFormula.parse(KeyFormula.DEFAULT_FORMULA).value());
        }

        /// The entry of a cited work, under its own key if it has one that can be used.
        Optional<BibEntry> entryOf(CodedCite cite) {
            return cite.work().flatMap(work -> write(cite.key(), work));
        }

        private Optional<BibEntry> write(Optional<String> key, ImportedWork work) {
            ImportedWork keyed =
                    new ImportedWork(work.type(), key, work.fields(), work.lineNumber());
            return WorkWriter.writeWorks(library, formula, List.of(keyed)).file().items().stream()
                    .filter(BibEntry.class::isInstance)
                    .map(BibEntry.class::cast)
                    .findFirst();
        }
    }

    /// Collects works in the order in which they are cited.
    private static final class ReferenceCollector {
        private final WorkEntryWriter writer = new WorkEntryWriter();
        private final SequencedMap<String, CodedCite> citesByIdentity = new LinkedHashMap<>();
        private final Map<String, String> identitiesByUri = new HashMap<>();
        private final Map<String, String> keysByIdentity = new HashMap<>();
        private final List<CodedCite> bareCites = new ArrayList<>();

        DocumentReferences collect(List<CodedCite> cites) {
            cites.forEach(this::add);
            SequencedMap<String, CodedCite> citesByKey = assignKeys();
            for (CodedCite cite : bareCites) {
                keysByIdentity.computeIfAbsent(
                        identityOf(cite), _ -> cite.key().orElseGet(() -> bareKey(cite)));
            }
            identitiesByUri.forEach((uri, identity) ->
                    Optional.ofNullable(keysByIdentity.get(identity))
                            .ifPresent(key -> keysByIdentity.put("uri " + uri, key)));
            return new DocumentReferences(citesByKey, keysByIdentity);
        }

        private void add(CodedCite cite) {
            String identity =
                    cite.uris().stream()
                            .flatMap(uri -> Optional.ofNullable(identitiesByUri.get(uri)).stream())
                            .findFirst()
                            .orElseGet(() -> identityOf(cite));
            cite.uris().forEach(uri -> identitiesByUri.putIfAbsent(uri, identity));
            if (cite.hasData()) {
                citesByIdentity.putIfAbsent(identity, cite);
            } else {
                bareCites.add(cite);
            }
        }

        /// A work of which the document has only an address is called by its end.
        private static String bareKey(CodedCite cite) {
            String address = cite.uris().isEmpty() ? cite.id() : cite.uris().getFirst();
            return address.substring(address.lastIndexOf('/') + 1);
        }

        private SequencedMap<String, CodedCite> assignKeys() {
            List<String> identities = new ArrayList<>();
            List<String> wantedKeys = new ArrayList<>();
            citesByIdentity.forEach((identity, cite) ->
                    wantedKey(cite)
                            .ifPresent(key -> {
                                identities.add(identity);
                                wantedKeys.add(key);
                            }));
            List<String> keys = DistinctKeys.of(wantedKeys);
            SequencedMap<String, CodedCite> citesByKey = new LinkedHashMap<>();
            for (int i = 0; i < keys.size(); i++) {
                CodedCite cite = Objects.requireNonNull(citesByIdentity.get(identities.get(i)));
                citesByKey.put(keys.get(i), cite);
                keysByIdentity.put(identities.get(i), keys.get(i));
            }
            return citesByKey;
        }

        /// The key that a work has or, if it cannot be used, that of the entry that is made of it.
        private Optional<String> wantedKey(CodedCite cite) {
            return cite.key()
                    .filter(WorkWriter::isUsableKey)
                    .or(() -> writer.entryOf(cite).map(BibEntry::key));
        }
    }
}
