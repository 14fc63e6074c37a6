package octavo.gui.discovery;

import octavo.discovery.FoundWork;
import octavo.gui.controls.MessageTexts;
import octavo.gui.masterdetail.MarkTone;
import octavo.gui.masterdetail.RowMark;
import octavo.library.Library;
import octavo.library.Work;
import octavo.lookup.FoundPaper;
import octavo.lookup.RecordedWork;
import octavo.lookup.SourcedWork;

import java.util.List;
import java.util.Optional;

/// A work that services know, as a list shows it.
///
/// @param shownWork what the services say together, as an entry
/// @param foundPaper what an import takes; empty if no service has a record
/// @param records of the services
/// @param serviceNames who has it
/// @param knownEntries the library's entries of it
/// @param mark what is to be seen from afar
/// @param remarks what else is known of it
public record DiscoveredWork(
        Work shownWork,
        Optional<FoundPaper> foundPaper,
        List<SourcedWork> records,
        List<String> serviceNames,
        List<KnownEntry> knownEntries,
        Optional<RowMark.ChipMark> mark,
        List<String> remarks) {
    private static final MessageTexts MESSAGES = MessageTexts.of(DiscoveredWork.class);

    public DiscoveredWork {
        records = List.copyOf(records);
        serviceNames = List.copyOf(serviceNames);
        knownEntries = List.copyOf(knownEntries);
        remarks = List.copyOf(remarks);
    }

    /// An entry of the library.
    public record KnownEntry(int slot, String key) {
        static KnownEntry of(Library library, Work entry) {
            return new KnownEntry(library.slots().get(entry.index()).number(), entry.key());
        }
    }

    /// @param library what it was compared with
    static DiscoveredWork of(FoundWork foundWork, Library library) {
        return new DiscoveredWork(
                foundWork.writtenWork(),
                Optional.of(foundWork.foundPaper()),
                foundWork.cluster().records().stream().map(RecordedWork::sourcedWork).toList(),
                foundWork.serviceNames(),
                knownEntries(library, foundWork.cluster().entries()),
                foundWork.isPublishedSince()
                        ? Optional.of(
                                new RowMark.ChipMark(
                                        MESSAGES.text("mark.published"), MarkTone.DOUBTFUL))
                        : Optional.empty(),
                foundWork.isPublishedSince()
                        ? List.of(MESSAGES.text("published-since"))
                        : List.of());
    }

    static List<KnownEntry> knownEntries(Library library, List<Work> entries) {
        return entries.stream().map(entry -> KnownEntry.of(library, entry)).toList();
    }

    /// Its title, or what identifies it where nothing else is known.
    String shownTitle() {
        return shownWork.title().isBlank()
                ? shownWork.doi().map(it -> "doi:" + it.name()).orElse(shownWork.key())
                : shownWork.title();
    }

    /// Whether it can be chosen for import.
    boolean isImportable() {
        return foundPaper.isPresent();
    }

    /// Whether the library has it.
    boolean isKnown() {
        return !knownEntries.isEmpty();
    }
}
