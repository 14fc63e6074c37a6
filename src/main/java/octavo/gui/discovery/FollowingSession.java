package octavo.gui.discovery;

import javafx.beans.property.ReadOnlyIntegerProperty;
import javafx.beans.property.ReadOnlyIntegerWrapper;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;

import octavo.discovery.FollowedNews;
import octavo.discovery.FollowedNews.KnownWorks;
import octavo.discovery.FollowedSource;
import octavo.discovery.FollowedSources;
import octavo.discovery.NewWork;
import octavo.duplicates.DistinctPairs;
import octavo.gui.controls.MessageTexts;
import octavo.gui.discovery.FollowedLook.LookProgress;
import octavo.gui.librarystate.LibraryDocument;
import octavo.gui.pagecontract.OnlineAccess;
import octavo.gui.pagecontract.ServiceFailures;
import octavo.gui.pagecontract.ServiceInquiry;
import octavo.gui.pagecontract.SidecarEdits;
import octavo.gui.tasks.BackgroundTasks;
import octavo.gui.tasks.LatestTask;
import octavo.library.Library;
import octavo.lookup.FollowedInquiry;
import octavo.sidecar.Sidecar;

import java.time.Duration;
import java.time.LocalDate;
import java.time.ZoneId;
import java.util.Collection;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.function.UnaryOperator;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/// Who is followed beside an open library, and what is new of them: as far as kept answers tell,
/// and what services say when somebody has them asked, or once a day if somebody wants that.
/// Confined to the window's thread.
public final class FollowingSession {
    private static final MessageTexts MESSAGES = MessageTexts.of(FollowingSession.class);

    /// For the services of one person or venue.
    private static final Duration LONGEST_WAIT = Duration.ofSeconds(15);

    /// After which nobody has answered.
    private static final Duration RETRY_PAUSE = Duration.ofHours(1);

    private final BackgroundTasks background;
    private final LibraryDocument document;
    private final OnlineAccess onlineAccess;
    private final Consumer<Exception> onFailure;
    private final SidecarEdits sidecarEdits;
    private final ServiceInquiry serviceInquiry;
    private final LatestTask comparisonTask;
    private final ReadOnlyObjectWrapper<List<FollowedSource>> sources =
            new ReadOnlyObjectWrapper<>(List.of());
    private final ReadOnlyObjectWrapper<ComparedNews> newWorks =
            new ReadOnlyObjectWrapper<>(new ComparedNews(Library.empty(), List.of()));
    private final ReadOnlyIntegerWrapper missingCount = new ReadOnlyIntegerWrapper();
    private final Map<String, FollowedNews> newsById = new LinkedHashMap<>();
    private DailyChoice dailyChoice = DailyChoice.NEVER;
    private Runnable cancelReading = () -> {};
    private boolean hasReadKept;
    private boolean isClosed;
    private long pauseStart;
    private boolean isPaused;

    /// What is new, compared with a state of the library.
    record ComparedNews(Library library, List<NewWork> works) {
        ComparedNews {
            works = List.copyOf(works);
        }
    }

    public FollowingSession(
            BackgroundTasks background,
            LibraryDocument document,
            OnlineAccess onlineAccess,
            Consumer<Exception> onFailure) {
        this.background = background;
        this.document = document;
        this.onlineAccess = onlineAccess;
        this.onFailure = onFailure;
        this.sidecarEdits = new SidecarEdits(document.sidecarSession(), document::applyEdit);
        this.serviceInquiry =
                new ServiceInquiry(
                        background,
                        () -> onlineAccess.onlineChoice().allowsLookups(),
                        onFailure,
                        () -> "");
        this.comparisonTask = new LatestTask(background);
    }

    /// Follows the sidecar from now on, and asks as the settings want it.
    public void begin() {
        document.sidecarSession().contentProperty().subscribe(this::showSources);
        document.libraryProperty()
                .addListener((_, earlierLibrary, library) -> {
                    if (library.slots().size() != earlierLibrary.slots().size()
                            && !newsById.isEmpty()) {
                        compareNews();
                    }
                });
    }

    public void allowDaily(DailyChoice choice) {
        dailyChoice = choice;
    }

    DailyChoice dailyChoice() {
        return dailyChoice;
    }

    /// Whether the settings allow look-ups at all.
    boolean allowsLookups() {
        return onlineAccess.onlineChoice().allowsLookups();
    }

    /// Those who are followed.
    public ReadOnlyObjectProperty<List<FollowedSource>> sourcesProperty() {
        return sources.getReadOnlyProperty();
    }

    /// How many new works the library lacks.
    public ReadOnlyIntegerProperty missingCountProperty() {
        return missingCount.getReadOnlyProperty();
    }

    ReadOnlyObjectProperty<ComparedNews> newWorksProperty() {
        return newWorks.getReadOnlyProperty();
    }

    /// Says about whom services are asked, and what came of it.
    ServiceInquiry serviceInquiry() {
        return serviceInquiry;
    }

    private void showSources(Sidecar content) {
        List<FollowedSource> presentSources =
                FollowedSources.of(content).stream()
                        .sorted(
                                Comparator.comparing(
                                        FollowedSource::shownName, String.CASE_INSENSITIVE_ORDER))
                        .toList();
        if (presentSources.equals(sources.get())) {
            return;
        }
        sources.set(presentSources);
        compareNews();
        if (!hasReadKept && !presentSources.isEmpty()) {
            hasReadKept = true;
            readKeptAnswers();
        }
    }

    /// Finds out what is new by the answers that are kept on disk. Nobody is asked.
    private void readKeptAnswers() {
        FollowedLook keptLook = lookFor(false, sources.get());
        cancelReading =
                background.runWhenIdle(
                        () -> keptLook.askAll(_ -> {}),
                        news -> {
                            news.forEach(it -> newsById.putIfAbsent(it.source().id(), it));
                            compareNews();
                        },
                        onFailure);
    }

    private FollowedLook lookFor(boolean isOnline, List<FollowedSource> askedSources) {
        FollowedInquiry inquiry =
                onlineAccess
                        .userLookup()
                        .followedInquiry(
                                isOnline, onlineAccess.onlineChoice().contactMail(), LONGEST_WAIT);
        return new FollowedLook(inquiry, askedSources, knownWorks());
    }

    private KnownWorks knownWorks() {
        return new KnownWorks(document.library(), DistinctPairs.of(sidecarEdits.currentContent()));
    }

    /// Asks services what is new.
    void lookNow() {
        if (sources.get().isEmpty()) {
            serviceInquiry.showStatus(MESSAGES.text("following.nobody"));
            return;
        }
        FollowedLook look = lookFor(true, sources.get());
        serviceInquiry.ask(
                (Consumer<LookProgress> onProgress) -> look.askAll(onProgress),
                progress -> {
                    takeNews(progress.news());
                    serviceInquiry.showStatus(
                            MESSAGES.text(
                                    "following.asking",
                                    progress.news().size() + 1,
                                    look.sources().size(),
                                    progress.nextSource().shownName()));
                },
                this::takeAnswer);
    }

    /// Asks once a day if somebody has chosen that and the settings allow it.
    public void lookIfDue() {
        String today = today();
        boolean isDue = dailyChoice.lastDay().filter(it -> !it.equals(today)).isPresent();
        boolean isWaiting = isPaused && System.nanoTime() - pauseStart < RETRY_PAUSE.toNanos();
        if (isDue
                && !isWaiting
                && !isClosed
                && hasReadKept
                && !sources.get().isEmpty()
                && allowsLookups()
                && !serviceInquiry.isRunning()) {
            lookNow();
        }
    }

    private static String today() {
        return LocalDate.now(ZoneId.systemDefault()).toString();
    }

    private void takeNews(List<FollowedNews> news) {
        for (FollowedNews each : news) {
            if (each.isAnswered()) {
                newsById.put(each.source().id(), each);
            }
        }
        changeQuietly(sidecar -> {
            Sidecar changed = sidecar;
            for (FollowedNews each : news) {
                changed = each.isFirst() ? each.noteIn(changed) : each.pruneIn(changed);
            }
            return changed;
        });
        compareNews();
        serviceInquiry.showFailures(
                ServiceFailures.describe(
                        news.stream().flatMap(it -> it.failures().stream()).distinct().toList()));
    }

    private void takeAnswer(List<FollowedNews> news) {
        takeNews(news);
        boolean isAnswered = news.stream().anyMatch(FollowedNews::isAnswered);
        isPaused = !isAnswered;
        pauseStart = System.nanoTime();
        if (isAnswered && dailyChoice.lastDay().isPresent()) {
            dailyChoice.keep(Optional.of(today()));
        }
        serviceInquiry.showStatus(
                isAnswered ? describeAnswer(news) : MESSAGES.text("following.unanswered"));
    }

    private static String describeAnswer(List<FollowedNews> news) {
        long newCount =
                news.stream()
                        .filter(it -> !it.isFirst())
                        .mapToLong(it -> it.newWorks().size())
                        .sum();
        String firstNames =
                namesWhere(news.stream().filter(it -> it.isFirst() && it.isWorthRemembering()));
        String cutNames = namesWhere(news.stream().filter(FollowedNews::isCut));
        return Stream.of(
                        news.stream().allMatch(FollowedNews::isFirst)
                                ? ""
                                : MESSAGES.text("following.done", newCount),
                        firstNames.isEmpty() ? "" : MESSAGES.text("following.first", firstNames),
                        cutNames.isEmpty() ? "" : MESSAGES.text("following.cut", cutNames))
                .filter(it -> !it.isEmpty())
                .collect(Collectors.joining(" "));
    }

    private static String namesWhere(Stream<FollowedNews> news) {
        return news.map(it -> it.source().shownName()).collect(Collectors.joining(", "));
    }

    /// Changes what answers have settled, which is not a step that anybody would undo.
    private void changeQuietly(UnaryOperator<Sidecar> contentChange) {
        Sidecar earlierContent = sidecarEdits.currentContent();
        Sidecar laterContent = contentChange.apply(earlierContent);
        if (!laterContent.equals(earlierContent)) {
            document.sidecarSession().followChange(earlierContent, laterContent);
        }
    }

    private void compareNews() {
        if (newsById.isEmpty()) {
            return;
        }
        List<FollowedNews> news = List.copyOf(newsById.values());
        List<FollowedSource> presentSources = sources.get();
        KnownWorks knownWorks = knownWorks();
        comparisonTask.runLatest(
                () ->
                        new ComparedNews(
                                knownWorks.library(),
                                NewWork.allOf(news, presentSources, knownWorks)),
                comparedNews -> {
                    if (!isClosed) {
                        newWorks.set(comparedNews);
                        missingCount.set(
                                (int)
                                        comparedNews.works().stream()
                                                .filter(it -> it.foundWork().isMissing())
                                                .count());
                    }
                },
                onFailure);
    }

    boolean isFollowed(FollowedSource source) {
        return source.isIn(sources.get());
    }

    /// Follows somebody, as a step.
    public void follow(FollowedSource source) {
        FollowedSource namedSource =
                FollowedSources.withKnownName(sidecarEdits.currentContent(), source);
        sidecarEdits.changeContent(
                MESSAGES.text("following.step.follow", namedSource.shownName()),
                sidecar -> FollowedSources.withSource(sidecar, namedSource));
    }

    /// Follows somebody no longer, as a step.
    public void unfollow(FollowedSource source) {
        sidecarEdits.changeContent(
                MESSAGES.text("following.step.unfollow", source.shownName()),
                sidecar -> FollowedSources.withoutSource(sidecar, source.id()));
    }

    /// Follows somebody, or no longer.
    ///
    /// @return what to tell about it
    public String toggle(FollowedSource source) {
        boolean isFollowed = isFollowed(source);
        if (isFollowed) {
            unfollow(source);
        } else {
            follow(source);
        }
        return MESSAGES.text(
                isFollowed ? "following.unfollowed" : "following.followed", source.shownName());
    }

    /// Marks works as seen, as a step.
    void markSeen(Collection<NewWork> seenWorks) {
        sidecarEdits.changeContent(
                MESSAGES.text("following.step.seen", seenWorks.size()),
                sidecar -> NewWork.noteSeen(sidecar, seenWorks));
    }

    /// Ends it with its library.
    public void close() {
        isClosed = true;
        cancelReading.run();
        serviceInquiry.cancel();
    }
}
