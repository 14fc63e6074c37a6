package octavo.gui;

import octavo.duplicates.ImportPlan.Refused;
import octavo.gui.controls.MessageTexts;
import octavo.gui.document.NoticeList;
import octavo.gui.document.UserNotice;
import octavo.gui.tasks.BackgroundTasks;
import octavo.importer.GatheredSources;
import octavo.importer.ImportedWork;
import octavo.importer.NamedSource;
import octavo.importer.SourceContent;
import octavo.importer.SourceReading;
import octavo.importer.ValueSources;
import octavo.library.Library;
import octavo.library.Work;
import octavo.lookup.IdentifierScanner;
import octavo.lookup.LookupResult;
import octavo.lookup.SoughtPaper;
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
final class PastedPapers {
    private static final MessageTexts MESSAGES = MessageTexts.of(PastedPapers.class);

    private final BackgroundTasks background;
    private final Supplier<OnlineChoice> online;
    private final UserLookup userLookup = new UserLookup(ServiceKeys.ofUser());

    PastedPapers(BackgroundTasks background, Supplier<OnlineChoice> online) {
        this.background = background;
        this.online = online;
    }

    /// The look-ups of the window, which share each host's pace.
    UserLookup userLookup() {
        return userLookup;
    }

    /// @param library where a paper may be already, which is said without asking anybody
    /// @param here takes the slot of the one paper that is
    /// @param notices says that something is being looked up, or could be
    /// @param then takes what is found; not called where nobody wants it
    /// @param failed takes what went wrong
    void gather(
            String text,
            Library library,
            IntConsumer here,
            NoticeList notices,
            Consumer<GatheredSources> then,
            Consumer<Exception> failed) {
        background.run(
                () -> Pasted.of(text, library),
                pasted -> {
                    List<SoughtPaper> papers = pasted.papers();
                    Runnable lookUp = () -> lookUp(papers, notices, then, failed);
                    if (papers.isEmpty()) {
                        then.accept(GatheredSources.of(List.of(pasted.source())));
                    } else if (online.get().lookUps()) {
                        lookUp.run();
                    } else if (pasted.here().isPresent()) {
                        here.accept(pasted.here().get());
                    } else {
                        notices.accept(offer(papers, lookUp, then));
                    }
                },
                failed);
    }

    /// A text, read, and the papers that it names if it holds no entries.
    ///
    /// @param here the slot of the entry that is the one paper
    private record Pasted(NamedSource source, List<SoughtPaper> papers, Optional<Integer> here) {
        static Pasted of(String text, Library library) {
            NamedSource source = NamedSource.of("", SourceContent.of(text));
            List<SoughtPaper> papers =
                    source.reading() instanceof SourceReading.Unreadable
                            ? IdentifierScanner.papers(text)
                            : List.of();
            return new Pasted(
                    source,
                    papers,
                    papers.size() == 1 ? slot(library, papers.getFirst()) : Optional.empty());
        }

        private static Optional<Integer> slot(Library library, SoughtPaper paper) {
            return Work.allOf(library)
                    .filter(work -> isIt(work, paper))
                    .findFirst()
                    .map(work -> library.slots().get(work.index()).number());
        }

        private static boolean isIt(Work work, SoughtPaper paper) {
            return switch (paper) {
                case SoughtPaper.OfDoi(var doi) -> work.doi().filter(doi::equals).isPresent();
                case SoughtPaper.OfArxiv(var id) ->
                        work.arXiv().filter(own -> own.id().equals(id.id())).isPresent();
                default -> false;
            };
        }
    }

    private static UserNotice offer(
            List<SoughtPaper> papers, Runnable lookUp, Consumer<GatheredSources> then) {
        List<UserNotice.Action> actions = new ArrayList<>();
        actions.add(new UserNotice.Action(MESSAGES.text("lookup.once"), lookUp));
        keeping(papers, then).ifPresent(actions::add);
        return new UserNotice(
                UserNotice.Level.INFORMATION,
                MESSAGES.text("lookup.off", papers.size(), papers.getFirst().shown()),
                actions);
    }

    /// Takes papers as entries that say no more than what names them.
    private static Optional<UserNotice.Action> keeping(
            List<SoughtPaper> papers, Consumer<GatheredSources> then) {
        List<ImportedWork> stubs =
                papers.stream().flatMap(paper -> StubWork.of(paper).stream()).toList();
        return stubs.isEmpty()
                ? Optional.empty()
                : Optional.of(
                        new UserNotice.Action(
                                MESSAGES.text("lookup.keep", stubs.size()),
                                () ->
                                        then.accept(
                                                new GatheredSources(
                                                        List.of(),
                                                        stubs,
                                                        List.of(),
                                                        ValueSources.NONE))));
    }

    private void lookUp(
            List<SoughtPaper> papers,
            NoticeList notices,
            Consumer<GatheredSources> then,
            Consumer<Exception> failed) {
        OnlineChoice choice = online.get();
        Consumer<GatheredSources> take =
                found -> {
                    Optional<UserNotice.Action> keep = keeping(papers, then);
                    if (found.works().isEmpty() && keep.isPresent()) {
                        notices.accept(
                                new UserNotice(
                                        UserNotice.Level.WARNING,
                                        ImportCommands.ofNone(found.missing()),
                                        List.of(keep.get())));
                    } else {
                        then.accept(found);
                    }
                };
        new CancellableTask<>(() -> gathered(papers, choice), take, failed)
                .run(background, notices, MESSAGES.text("lookup.running", papers.size()));
    }

    private GatheredSources gathered(List<SoughtPaper> papers, OnlineChoice choice)
            throws InterruptedException {
        LookupResult result = userLookup.find(papers, true, choice.mail());
        return new GatheredSources(
                List.of(),
                result.works(),
                result.missing().stream().map(it -> new Refused(it.sought(), it.reason())).toList(),
                result.sources());
    }
}
