package octavo.gui.discovery;

import javafx.beans.property.ObjectProperty;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;
import javafx.beans.property.SimpleObjectProperty;
import javafx.beans.property.SimpleStringProperty;
import javafx.beans.property.StringProperty;
import javafx.util.Subscription;

import octavo.discovery.FollowedSource;
import octavo.discovery.NewWork;
import octavo.gui.controls.MessageTexts;
import octavo.gui.discovery.FollowingSession.ComparedNews;
import octavo.gui.masterdetail.MarkTone;
import octavo.gui.masterdetail.RowMark;
import octavo.gui.pagecontract.DiscoveryContext;
import octavo.library.Library;

import java.util.ArrayList;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/// Those who are followed, and what is new of them or of one of them. Nothing is sent unless
/// somebody has services asked.
public final class FollowingModel {
    private static final MessageTexts MESSAGES = MessageTexts.of(FollowingModel.class);

    /// The letters of a name that fit beside a title.
    private static final int LONGEST_MARK = 22;

    private final DiscoveryContext context;
    private final FollowingSession session;
    private final DiscoveryRows discoveryRows = new DiscoveryRows();
    private final ReadOnlyObjectWrapper<List<SourceLine>> sourceLines =
            new ReadOnlyObjectWrapper<>(List.of());
    private final ObjectProperty<Optional<FollowedSource>> chosenSource =
            new SimpleObjectProperty<>(Optional.empty());
    private final StringProperty typedNumber = new SimpleStringProperty("");
    private final StringProperty typedName = new SimpleStringProperty("");
    private final IdentityHashMap<DiscoveredWork, NewWork> newWorksByShown =
            new IdentityHashMap<>();
    private final Subscription sessionSubscription;

    /// A line of the list of those who are followed.
    ///
    /// @param source empty for all of them
    /// @param newCount how many works are new
    record SourceLine(Optional<FollowedSource> source, int newCount) {
        String shownName() {
            return source.map(FollowedSource::shownName)
                    .orElseGet(() -> MESSAGES.text("following.all"));
        }

        /// Whether what it has by now is known, so that anything can be new.
        boolean isAsked() {
            return source.isEmpty() || source.get().seenWorks().isPresent();
        }
    }

    /// Whether services are asked each day.
    enum DailyState {
        ON,
        OFF,
        /// The settings allow no look-ups.
        FORBIDDEN,
        /// The library has no file, by which the settings would know it.
        UNSAVED;

        boolean isChangeable() {
            return this == ON || this == OFF;
        }

        /// Its name in messages.
        String id() {
            return name().toLowerCase(Locale.ROOT);
        }
    }

    public FollowingModel(DiscoveryContext context, FollowingSession session) {
        this.context = context;
        this.session = session;
        this.sessionSubscription =
                Subscription.combine(
                        session.newWorksProperty().subscribe(this::showWorks),
                        session.sourcesProperty().subscribe((_, _) -> showSources()));
    }

    DiscoveryContext context() {
        return context;
    }

    FollowingSession session() {
        return session;
    }

    DiscoveryRows discoveryRows() {
        return discoveryRows;
    }

    ReadOnlyObjectProperty<List<SourceLine>> sourceLinesProperty() {
        return sourceLines.getReadOnlyProperty();
    }

    /// An ORCID iD or an ISSN of somebody who is to be followed.
    StringProperty numberProperty() {
        return typedNumber;
    }

    StringProperty nameProperty() {
        return typedName;
    }

    private void showWorks(ComparedNews news) {
        newWorksByShown.clear();
        List<DiscoveredWork> shownWorks = new ArrayList<>();
        for (NewWork newWork : news.works()) {
            DiscoveredWork shownWork = describeWork(newWork, news.library());
            newWorksByShown.put(shownWork, newWork);
            shownWorks.add(shownWork);
        }
        discoveryRows.showWorks(shownWorks);
        showSources();
        showSource(chosenSource.get());
    }

    private static DiscoveredWork describeWork(NewWork newWork, Library library) {
        DiscoveredWork found = DiscoveredWork.of(newWork.foundWork(), library);
        String names =
                newWork.sources().stream()
                        .map(FollowedSource::shownName)
                        .collect(Collectors.joining(", "));
        return new DiscoveredWork(
                found.shownWork(),
                found.foundPaper(),
                found.records(),
                found.serviceNames(),
                found.knownEntries(),
                found.mark()
                        .or(() ->
                                Optional.of(
                                        new RowMark.ChipMark(shorten(names), MarkTone.NEUTRAL))),
                Stream.concat(
                                Stream.of(MESSAGES.text("following.new-of", names)),
                                found.remarks().stream())
                        .toList());
    }

    private static String shorten(String names) {
        return names.length() <= LONGEST_MARK
                ? names
                : names.substring(0, LONGEST_MARK).strip() + "…";
    }

    private void showSources() {
        List<NewWork> works = session.newWorksProperty().get().works();
        List<SourceLine> lines = new ArrayList<>();
        lines.add(new SourceLine(Optional.empty(), works.size()));
        for (FollowedSource source : session.sourcesProperty().get()) {
            long newCount = works.stream().filter(it -> isOf(it, source)).count();
            lines.add(new SourceLine(Optional.of(source), (int) newCount));
        }
        sourceLines.set(lines);
        if (chosenSource.get().isPresent() && !session.isFollowed(chosenSource.get().get())) {
            showSource(Optional.empty());
        }
    }

    private static boolean isOf(NewWork newWork, FollowedSource source) {
        return newWork.sources().stream().anyMatch(it -> it.id().equals(source.id()));
    }

    /// Shows only what is new of one of them, or of all.
    void showSource(Optional<FollowedSource> source) {
        chosenSource.set(source);
        discoveryRows.showOnly(work ->
                source.isEmpty()
                        || Optional.ofNullable(newWorksByShown.get(work))
                                .filter(it -> isOf(it, source.get()))
                                .isPresent());
    }

    ReadOnlyObjectProperty<Optional<FollowedSource>> chosenSourceProperty() {
        return chosenSource;
    }

    /// Follows whom the fields name.
    ///
    /// @return whether it is a number by which somebody can be followed
    boolean followTyped() {
        Optional<FollowedSource> source =
                FollowedSource.parse(typedNumber.get(), typedName.get().strip());
        if (source.isEmpty()) {
            session.serviceInquiry().showStatus(MESSAGES.text("following.number.invalid"));
            return false;
        }
        session.follow(source.get());
        session.serviceInquiry()
                .showStatus(MESSAGES.text("following.followed", source.get().shownName()));
        typedNumber.set("");
        typedName.set("");
        return true;
    }

    /// Follows the chosen one no longer.
    void unfollowChosen() {
        chosenSource
                .get()
                .ifPresent(source -> session.serviceInquiry().showStatus(session.toggle(source)));
    }

    /// Marks the ticked works as seen, or that of one row if none is ticked.
    void markSeen(Optional<DiscoveryRow> selectedRow) {
        List<DiscoveryRow> tickedRows =
                discoveryRows.rows().stream().filter(DiscoveryRow::isTicked).toList();
        markSeen(tickedRows.isEmpty() ? selectedRow.stream().toList() : tickedRows);
    }

    /// Marks all works that are shown as seen.
    void markAllSeen() {
        markSeen(List.copyOf(discoveryRows.shownRows()));
    }

    private void markSeen(List<DiscoveryRow> seenRows) {
        List<NewWork> seenWorks =
                seenRows.stream()
                        .flatMap(row ->
                                Optional.ofNullable(newWorksByShown.get(row.work())).stream())
                        .toList();
        seenRows.forEach(row -> row.tickedProperty().set(false));
        if (!seenWorks.isEmpty()) {
            session.markSeen(seenWorks);
        }
    }

    DailyState dailyState() {
        if (session.dailyChoice().lastDay().isPresent()) {
            return DailyState.ON;
        }
        if (!session.dailyChoice().isPossible()) {
            return DailyState.UNSAVED;
        }
        return session.allowsLookups() ? DailyState.OFF : DailyState.FORBIDDEN;
    }

    void changeDaily(boolean isWanted) {
        session.dailyChoice().keep(isWanted ? Optional.of("") : Optional.empty());
        session.lookIfDue();
    }

    /// Ends it with its sheet. What is being asked goes on.
    public void close() {
        sessionSubscription.unsubscribe();
    }
}
