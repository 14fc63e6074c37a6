package octavo.gui.commands;

import octavo.formats.workdrafts.ImportedWork;
import octavo.formats.workdrafts.SourceContent;
import octavo.formats.workdrafts.SourceReading;
import octavo.gui.controls.MessageTexts;
import octavo.gui.librarystate.NoticeList;
import octavo.gui.librarystate.UserNotice;
import octavo.gui.openlibraries.CancellableTask;
import octavo.gui.tasks.BackgroundTasks;
import octavo.importing.GatheredSources;
import octavo.importing.ImportPlan.RefusedEntry;
import octavo.importing.NamedSource;
import octavo.importing.ValueSources;
import octavo.library.Library;
import octavo.library.Work;
import octavo.lookup.IdentifierScanner;
import octavo.lookup.LookupResult;
import octavo.lookup.SoughtPaper;
import octavo.lookup.SoughtReference;
import octavo.lookup.StubWork;
import octavo.lookup.UserLookup;
import octavo.settings.ServiceKeys;
import octavo.settings.UserHabits.OnlineChoice;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.function.IntConsumer;
import java.util.function.Supplier;

/// What a pasted text brings: the entries in it, or papers that it names, which are looked up if
/// the settings allow it, and otherwise once somebody says so.
public final class PastedPapers {
    private static final MessageTexts MESSAGES = MessageTexts.of(PastedPapers.class);

    private final BackgroundTasks background;
    private final Supplier<OnlineChoice> onlineChoice;
    private final UserLookup userLookup = new UserLookup(ServiceKeys.ofUser());
    private final LookedUpPapers lookedUpPapers = new LookedUpPapers();

    public PastedPapers(BackgroundTasks background, Supplier<OnlineChoice> onlineChoice) {
        this.background = background;
        this.onlineChoice = onlineChoice;
    }

    /// The look-ups of the window, which share each host's pace.
    public UserLookup userLookup() {
        return userLookup;
    }

    /// The papers that were looked up.
    LookedUpPapers lookedUpPapers() {
        return lookedUpPapers;
    }

    /// @param library where a paper may be already, which is said without asking anybody
    /// @param showKnown takes the slot of the one paper that is
    /// @param notices says that something is being looked up, or could be
    /// @param onGathered takes what is found; not called where nobody wants it
    /// @param onFailure takes what went wrong
    void gatherSources(
            String pastedText,
            Library library,
            IntConsumer showKnown,
            NoticeList notices,
            Consumer<GatheredSources> onGathered,
            Consumer<Exception> onFailure) {
        background.runInBackground(
                () -> PastedContent.of(pastedText, library),
                pastedContent -> {
                    if (!pastedContent.references().isEmpty()
                            && onlineChoice.get().allowsLookups()) {
                        lookUpReferences(pastedContent.references(), notices, onGathered);
                        return;
                    }
                    List<SoughtPaper> soughtPapers = pastedContent.soughtPapers();
                    Runnable lookUp =
                            () -> lookUpPapers(soughtPapers, notices, onGathered, onFailure);
                    if (soughtPapers.isEmpty()) {
                        onGathered.accept(GatheredSources.of(List.of(pastedContent.namedSource())));
                    } else if (onlineChoice.get().allowsLookups()) {
                        lookUp.run();
                    } else if (pastedContent.knownSlot().isPresent()) {
                        showKnown.accept(pastedContent.knownSlot().get());
                    } else {
                        notices.accept(lookupOffer(soughtPapers, lookUp, onGathered));
                    }
                },
                onFailure);
    }

    /// The references of a list that was read: looked up if the settings allow it, or as printed.
    void gatherReferences(
            List<ImportedWork> printedWorks,
            NoticeList notices,
            Consumer<GatheredSources> onGathered) {
        List<SoughtReference> references = SoughtReference.of(printedWorks);
        if (onlineChoice.get().allowsLookups()) {
            lookUpReferences(references, notices, onGathered);
        } else {
            onGathered.accept(parsedReferences(references));
        }
    }

    /// A text, read, and the papers that it names if it holds no entries.
    ///
    /// @param references the references in it, which are looked up if that is allowed
    /// @param knownSlot the slot of the entry that is the one paper
    private record PastedContent(
            NamedSource namedSource,
            List<SoughtReference> references,
            List<SoughtPaper> soughtPapers,
            Optional<Integer> knownSlot) {
        static PastedContent of(String pastedText, Library library) {
            NamedSource namedSource = NamedSource.of("", SourceContent.of(pastedText));
            List<SoughtPaper> soughtPapers =
                    namedSource.sourceReading() instanceof SourceReading.UnreadableSource
                            ? IdentifierScanner.findPapers(pastedText)
                            : List.of();
            return new PastedContent(
                    namedSource,
                    namedSource.sourceReading() instanceof SourceReading.ForeignWorks(_, var read)
                            ? SoughtReference.of(read.works())
                            : List.of(),
                    soughtPapers,
                    soughtPapers.size() == 1
                            ? slotOf(library, soughtPapers.getFirst())
                            : Optional.empty());
        }

        private static Optional<Integer> slotOf(Library library, SoughtPaper paper) {
            return Work.allOf(library)
                    .filter(work -> isSamePaper(work, paper))
                    .findFirst()
                    .map(work -> library.slots().get(work.index()).number());
        }

        private static boolean isSamePaper(Work work, SoughtPaper paper) {
            return switch (paper) {
                case SoughtPaper.OfDoi(var soughtDoi) ->
                        work.doi().filter(soughtDoi::equals).isPresent();
                case SoughtPaper.OfArxiv(var soughtId) ->
                        work.arXiv().filter(ownId -> ownId.id().equals(soughtId.id())).isPresent();
                default -> false;
            };
        }
    }

    private static UserNotice lookupOffer(
            List<SoughtPaper> soughtPapers, Runnable lookUp, Consumer<GatheredSources> onGathered) {
        List<UserNotice.NoticeAction> noticeActions = new ArrayList<>();
        noticeActions.add(new UserNotice.NoticeAction(MESSAGES.text("lookup.once"), lookUp));
        keepAction(soughtPapers, onGathered).ifPresent(noticeActions::add);
        return new UserNotice(
                UserNotice.NoticeLevel.INFORMATION,
                MESSAGES.text(
                        "lookup.off", soughtPapers.size(), soughtPapers.getFirst().displayName()),
                noticeActions);
    }

    /// Takes papers as entries that say no more than what names them.
    private static Optional<UserNotice.NoticeAction> keepAction(
            List<SoughtPaper> soughtPapers, Consumer<GatheredSources> onGathered) {
        List<ImportedWork> stubWorks =
                soughtPapers.stream().flatMap(paper -> StubWork.stubFor(paper).stream()).toList();
        return stubWorks.isEmpty()
                ? Optional.empty()
                : Optional.of(
                        new UserNotice.NoticeAction(
                                MESSAGES.text("lookup.keep", stubWorks.size()),
                                () ->
                                        onGathered.accept(
                                                new GatheredSources(
                                                        List.of(),
                                                        stubWorks,
                                                        List.of(),
                                                        ValueSources.NONE))));
    }

    private void lookUpPapers(
            List<SoughtPaper> soughtPapers,
            NoticeList notices,
            Consumer<GatheredSources> onGathered,
            Consumer<Exception> onFailure) {
        OnlineChoice currentChoice = onlineChoice.get();
        Consumer<GatheredSources> takeResult =
                foundSources -> {
                    Optional<UserNotice.NoticeAction> keepAction =
                            keepAction(soughtPapers, onGathered);
                    if (foundSources.works().isEmpty() && keepAction.isPresent()) {
                        notices.accept(
                                new UserNotice(
                                        UserNotice.NoticeLevel.WARNING,
                                        ImportCommands.refusalText(foundSources.refusedSources()),
                                        List.of(keepAction.get())));
                    } else {
                        onGathered.accept(foundSources);
                    }
                };
        new CancellableTask<>(
                        () -> lookUpSources(soughtPapers, currentChoice), takeResult, onFailure)
                .runWithNotice(
                        background, notices, MESSAGES.text("lookup.running", soughtPapers.size()));
    }

    /// Looks references up; what is not found comes in as its text has it.
    private void lookUpReferences(
            List<SoughtReference> references,
            NoticeList notices,
            Consumer<GatheredSources> onGathered) {
        OnlineChoice currentChoice = onlineChoice.get();
        List<SoughtPaper> soughtPapers =
                references.stream()
                        .map(SoughtReference::soughtPaper)
                        .limit(IdentifierScanner.MOST_PAPERS)
                        .toList();
        new CancellableTask<>(
                        () -> {
                            LookupResult result = findPapers(soughtPapers, currentChoice);
                            List<ImportedWork> works = new ArrayList<>(result.foundWorks());
                            works.addAll(SoughtReference.notFound(references, result));
                            return new GatheredSources(
                                    List.of(), works, List.of(), result.valueSources());
                        },
                        onGathered,
                        _ -> onGathered.accept(parsedReferences(references)))
                .runWithNotice(
                        background, notices, MESSAGES.text("lookup.running", soughtPapers.size()));
    }

    private static GatheredSources parsedReferences(List<SoughtReference> references) {
        return new GatheredSources(
                List.of(),
                references.stream().map(SoughtReference::parsedWork).toList(),
                List.of(),
                ValueSources.NONE);
    }

    private LookupResult findPapers(List<SoughtPaper> soughtPapers, OnlineChoice currentChoice)
            throws InterruptedException {
        LookupResult result =
                userLookup.findPapers(soughtPapers, true, currentChoice.contactMail());
        lookedUpPapers.addFound(result.foundPapers());
        return result;
    }

    private GatheredSources lookUpSources(
            List<SoughtPaper> soughtPapers, OnlineChoice currentChoice)
            throws InterruptedException {
        LookupResult lookupResult = findPapers(soughtPapers, currentChoice);
        return new GatheredSources(
                List.of(),
                lookupResult.foundWorks(),
                lookupResult.missingPapers().stream()
                        .map(missingPaper ->
                                new RefusedEntry(missingPaper.soughtName(), missingPaper.reason()))
                        .toList(),
                lookupResult.valueSources());
    }
}
