package octavo.gui;

import octavo.duplicates.ImportPlan.Refused;
import octavo.gui.controls.MessageTexts;
import octavo.gui.document.NoticeList;
import octavo.gui.document.UserNotice;
import octavo.gui.tasks.BackgroundTasks;
import octavo.importer.GatheredSources;
import octavo.importer.NamedSource;
import octavo.importer.SourceContent;
import octavo.importer.SourceReading;
import octavo.lookup.IdentifierScanner;
import octavo.lookup.LookupResult;
import octavo.lookup.SoughtPaper;
import octavo.lookup.UserLookup;
import octavo.settings.ServiceKeys;
import octavo.settings.Settings.OnlineChoice;

import java.util.List;
import java.util.function.Consumer;
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

    /// @param notices says that something is being looked up, or could be
    /// @param then takes what is found; not called where nobody wants it
    /// @param failed takes what went wrong
    void gather(
            String text,
            NoticeList notices,
            Consumer<GatheredSources> then,
            Consumer<Exception> failed) {
        background.run(
                () -> Pasted.of(text),
                pasted -> {
                    List<SoughtPaper> papers = pasted.papers();
                    Runnable lookUp = () -> lookUp(papers, notices, then, failed);
                    if (papers.isEmpty()) {
                        then.accept(GatheredSources.of(List.of(pasted.source())));
                    } else if (online.get().lookUps()) {
                        lookUp.run();
                    } else {
                        notices.accept(offer(papers.size(), lookUp));
                    }
                },
                failed);
    }

    /// A text, read, and the papers that it names if it holds no entries.
    private record Pasted(NamedSource source, List<SoughtPaper> papers) {
        static Pasted of(String text) {
            NamedSource source = NamedSource.of("", SourceContent.of(text));
            return new Pasted(
                    source,
                    source.reading() instanceof SourceReading.Unreadable
                            ? IdentifierScanner.papers(text)
                            : List.of());
        }
    }

    private static UserNotice offer(int papers, Runnable lookUp) {
        return CancellableTask.notice(
                MESSAGES.text("lookup.off", papers), MESSAGES.text("lookup.once"), lookUp);
    }

    private void lookUp(
            List<SoughtPaper> papers,
            NoticeList notices,
            Consumer<GatheredSources> then,
            Consumer<Exception> failed) {
        OnlineChoice choice = online.get();
        new CancellableTask<>(() -> gathered(papers, choice), then, failed)
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
