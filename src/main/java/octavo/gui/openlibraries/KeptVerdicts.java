package octavo.gui.openlibraries;

import javafx.beans.property.ReadOnlyIntegerProperty;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;

import octavo.bib.BibEntry;
import octavo.gui.entries.RowHighlights.DoubtedSlots;
import octavo.gui.librarystate.LibraryDocument;
import octavo.gui.pagecontract.OnlineAccess;
import octavo.gui.tasks.BackgroundTasks;
import octavo.library.EntryGuard;
import octavo.library.Library;
import octavo.library.Slot;
import octavo.library.Work;
import octavo.lookup.RecordInquiry;
import octavo.lookup.SearchReply.SearchHits;
import octavo.lookup.TitleService;
import octavo.net.AnswerCache;
import octavo.receipts.EntryReceipts;
import octavo.receipts.LibraryReceipts;
import octavo.verify.EntryInquiry;
import octavo.verify.VerificationVerdict.DisputedEntry;
import octavo.verify.VerificationVerdict.UnknownEntry;
import octavo.verify.VerifiedEntry;

import java.util.BitSet;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;

/// Finds the entries of an open library that services do not confirm, for the marks of its table:
/// those against which there is evidence, and those that nobody knows. Only kept answers count, and
/// an entry that has not changed is judged once.
final class KeptVerdicts {
    private final BackgroundTasks background;
    private final LibraryDocument document;
    private final OnlineAccess onlineAccess;
    private final Consumer<Exception> onFailure;
    private final ReadOnlyIntegerProperty answerRounds;
    private final ReadOnlyObjectWrapper<DoubtedSlots> doubtedSlots =
            new ReadOnlyObjectWrapper<>(DoubtedSlots.NONE);
    private Optional<JudgedLibrary> lastJudged = Optional.empty();
    private Runnable cancelJudging = () -> {};

    /// What services say, whatever people have accepted.
    private record JudgedLibrary(Library library, DoubtedSlots doubtedSlots) {
        boolean hasJudged(int slotNumber, BibEntry entry) {
            return library.entryInSlot(slotNumber).filter(entry::equals).isPresent();
        }
    }

    private record JudgedMarks(JudgedLibrary judgedLibrary, DoubtedSlots shownSlots) {
        static JudgedMarks none(Library library) {
            return new JudgedMarks(
                    new JudgedLibrary(library, DoubtedSlots.NONE), DoubtedSlots.NONE);
        }
    }

    /// What services have answered.
    private record KeptAnswers(RecordInquiry recordInquiry, EntryInquiry entryInquiry) {
        /// The first services to be asked about titles. About a doubtful work, one of them was.
        private static final List<TitleService> FIRST_SERVICES =
                List.of(TitleService.CROSSREF, TitleService.OPENALEX);

        /// A quick look whether services were asked about a work: most were not in most libraries,
        /// and judging takes longer.
        boolean mayBeDoubtful(Work work) throws InterruptedException {
            for (TitleService service : FIRST_SERVICES) {
                if (recordInquiry.searchTitle(service, work.title()) instanceof SearchHits) {
                    return true;
                }
            }
            return false;
        }
    }

    KeptVerdicts(
            BackgroundTasks background,
            LibraryDocument document,
            OnlineAccess onlineAccess,
            Consumer<Exception> onFailure) {
        this.background = background;
        this.document = document;
        this.onlineAccess = onlineAccess;
        this.onFailure = onFailure;
        this.answerRounds = onlineAccess.followAnswers();
    }

    ReadOnlyObjectProperty<DoubtedSlots> doubtedSlotsProperty() {
        return doubtedSlots.getReadOnlyProperty();
    }

    /// Judges the library from now on.
    ///
    /// @param onAnswered run when services have been asked
    void beginJudging(Runnable onAnswered) {
        document.libraryProperty().subscribe(_ -> judge());
        document.receiptSession().receiptsProperty().subscribe((_, _) -> judge());
        answerRounds.subscribe((_, _) -> {
            lastJudged = Optional.empty();
            judge();
            onAnswered.run();
        });
    }

    private void judge() {
        Library library = document.library();
        LibraryReceipts receipts = document.receiptSession().receipts();
        Optional<JudgedLibrary> earlier = lastJudged;
        var keptAnswers =
                new KeptAnswers(
                        onlineAccess.userLookup().recordInquiry(false, ""),
                        onlineAccess.keptAnswers());
        cancelJudging.run();
        cancelJudging =
                background.runWhenIdle(
                        () ->
                                AnswerCache.ofUser().sizeOnDisk() == 0
                                        ? JudgedMarks.none(library)
                                        : judge(library, receipts, earlier, keptAnswers),
                        found -> {
                            if (library.equals(document.library())) {
                                lastJudged = Optional.of(found.judgedLibrary());
                                doubtedSlots.set(found.shownSlots());
                            }
                        },
                        onFailure);
    }

    private static JudgedMarks judge(
            Library library,
            LibraryReceipts receipts,
            Optional<JudgedLibrary> earlier,
            KeptAnswers keptAnswers)
            throws InterruptedException {
        var judgedSlots = new DoubtedSlots(new BitSet(), new BitSet());
        for (int index = 0; index < library.slots().size(); index++) {
            Slot slot = library.slots().get(index);
            if (slot.item() instanceof BibEntry entry) {
                if (earlier.filter(it -> it.hasJudged(slot.number(), entry)).isPresent()) {
                    judgedSlots.copy(earlier.get().doubtedSlots(), slot.number());
                } else {
                    Optional<Work> work = library.workAt(index).filter(Work::isPublication);
                    if (work.isPresent()
                            && keptAnswers.mayBeDoubtful(work.get())
                            && EntryGuard.isReadable(work.get())) {
                        mark(
                                judgedSlots,
                                slot.number(),
                                keptAnswers.entryInquiry().verifyEntry(work.get()));
                    }
                }
            }
        }
        return new JudgedMarks(
                new JudgedLibrary(library, judgedSlots),
                judgedSlots.without(acceptedSlots(library, receipts, judgedSlots)));
    }

    private static void mark(DoubtedSlots slots, int slotNumber, VerifiedEntry verifiedEntry) {
        if (verifiedEntry.serviceAnswers().isEmpty()) {
            return; // nobody was asked
        }
        if (verifiedEntry.verdict() instanceof DisputedEntry) {
            slots.disputedSlots().set(slotNumber);
        } else if (verifiedEntry.verdict() instanceof UnknownEntry) {
            slots.unknownSlots().set(slotNumber);
        }
    }

    private static BitSet acceptedSlots(
            Library library, LibraryReceipts receipts, DoubtedSlots judgedSlots) {
        BitSet acceptedSlots = new BitSet();
        judgedSlots
                .all()
                .filter(slotNumber ->
                        library.indexOfSlot(slotNumber)
                                .flatMap(library::workAt)
                                .map(receipts::receiptsOf)
                                .filter(EntryReceipts::isAccepted)
                                .isPresent())
                .forEach(acceptedSlots::set);
        return acceptedSlots;
    }

    void close() {
        cancelJudging.run();
    }
}
