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
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.SequencedMap;

/// The works that a document cites, each once, as entries with keys.
///
/// @param file the works whose data the document has
/// @param keysByCite the key of each cite, by what identifies its work
public record DocumentReferences(BibFile file, Map<String, String> keysByCite) {
    public DocumentReferences {
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

    /// Collects works in the order in which they are cited.
    private static final class ReferenceCollector {
        private final SequencedMap<String, ImportedWork> worksByIdentity = new LinkedHashMap<>();
        private final Map<String, String> identitiesByUri = new HashMap<>();
        private final Map<String, String> keysByIdentity = new HashMap<>();
        private final List<CodedCite> bareCites = new ArrayList<>();

        DocumentReferences collect(List<CodedCite> cites) {
            cites.forEach(this::add);
            BibFile file = writeWorks();
            for (CodedCite cite : bareCites) {
                keysByIdentity.computeIfAbsent(
                        identityOf(cite), _ -> cite.key().orElseGet(() -> bareKey(cite)));
            }
            identitiesByUri.forEach((uri, identity) ->
                    Optional.ofNullable(keysByIdentity.get(identity))
                            .ifPresent(key -> keysByIdentity.put("uri " + uri, key)));
            return new DocumentReferences(file, keysByIdentity);
        }

        private void add(CodedCite cite) {
            String identity =
                    cite.uris().stream()
                            .flatMap(uri -> Optional.ofNullable(identitiesByUri.get(uri)).stream())
                            .findFirst()
                            .orElse(identityOf(cite));
            cite.uris().forEach(uri -> identitiesByUri.putIfAbsent(uri, identity));
            if (cite.work().isPresent()) {
                ImportedWork work = cite.work().get();
                worksByIdentity.putIfAbsent(
                        identity,
                        new ImportedWork(
                                work.type(), cite.key(), work.fields(), work.lineNumber()));
            } else {
                bareCites.add(cite);
            }
        }

        /// A work of which the document has only an address is called by its end.
        private static String bareKey(CodedCite cite) {
            String address = cite.uris().isEmpty() ? cite.id() : cite.uris().getFirst();
            return address.substring(address.lastIndexOf('/') + 1);
        }

        private BibFile writeWorks() {
            Library library = Library.empty();
            KeyFormula formula = KeyFormula.parse(KeyFormula.DEFAULT_FORMULA).value();
            List<BibEntry> entries = new ArrayList<>();
            List<String> identities = new ArrayList<>();
            worksByIdentity.forEach((identity, work) ->
                    WorkWriter.writeWorks(library, formula, List.of(work)).file().items().stream()
                            .filter(BibEntry.class::isInstance)
                            .map(BibEntry.class::cast)
                            .findFirst()
                            .ifPresent(entry -> {
                                entries.add(entry);
                                identities.add(identity);
                            }));
            List<String> keys = DistinctKeys.of(entries.stream().map(BibEntry::key).toList());
            List<BibEntry> keyedEntries = new ArrayList<>();
            for (int i = 0; i < entries.size(); i++) {
                BibEntry entry = entries.get(i);
                String key = keys.get(i);
                boolean isSame = entry.key().equals(key);
                BibEntry keyed = isSame ? entry : entry.withKey(key).orElse(entry);
                keyedEntries.add(keyed);
                keysByIdentity.put(identities.get(i), keyed.key());
            }
            return library.file().withItems(List.copyOf(keyedEntries));
        }
    }
}
