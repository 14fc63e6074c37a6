package octavo.gui.librarystate;

import octavo.library.LibraryFile;
import octavo.merge.MergeResult;
import octavo.sharedlibraries.AccessList;
import octavo.sharedlibraries.AccessList.LibraryMember;
import octavo.sharedlibraries.ChangeLog.LoggedChange;
import octavo.sharedlibraries.ExchangeTerms;
import octavo.sharedlibraries.MemberRights;
import octavo.sharedlibraries.ServerAddress;
import octavo.sharedlibraries.SharingFailure;
import octavo.sharedlibraries.SharingFailure.FailureKind;
import octavo.sharedlibraries.SyncReport;
import octavo.text.LocalizedSentence;

import java.nio.file.Path;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;

/// A group without a server, which does what a test says.
final class PlayedSharing implements LibrarySharing {
    /// What the next exchanges come to.
    private final Deque<PlayedExchange> exchanges = new ArrayDeque<>();

    /// What would have connected to a server.
    final List<String> connections = new ArrayList<>();

    /// What was written of merges with conflicts.
    final List<String> chosenTexts = new ArrayList<>();

    Optional<ServerAddress> address = Optional.empty();
    int unsentCount;

    /// What one exchange comes to.
    private interface PlayedExchange {
        SyncReport run(ExchangeTerms terms) throws SharingFailure;
    }

    void succeed(int received, int sent) {
        exchanges.add(_ -> new SyncReport(received, sent, List.of(), 0, Optional.empty()));
    }

    void refuse(String reason) {
        exchanges.add(
                _ -> new SyncReport(0, 0, List.of(), 0, Optional.of(LocalizedSentence.of(reason))));
    }

    void fail(SharingFailure failure) {
        exchanges.add(_ -> {
            throw failure;
        });
    }

    void conflict(MergeResult merge) {
        exchanges.add(terms -> {
            MergeResult chosen =
                    terms.conflictPolicy()
                            .settle(merge)
                            .orElseThrow(() ->
                                    new SharingFailure(
                                            FailureKind.IN_CONFLICT,
                                            LocalizedSentence.of("in conflict")));
            chosenTexts.add(chosen.mergedFile().text());
            return new SyncReport(1, 1, List.of(), 0, Optional.empty());
        });
    }

    private SyncReport play(String name, ExchangeTerms terms) throws SharingFailure {
        connections.add(terms.acceptsRemovals() ? name + ", accepting removals" : name);
        PlayedExchange next = exchanges.poll();
        return next == null
                ? new SyncReport(0, 0, List.of(), 0, Optional.empty())
                : next.run(terms);
    }

    @Override
    public Optional<ServerAddress> findAddress(Path library) {
        return address;
    }

    @Override
    public int countUnsent(Path library) {
        return unsentCount;
    }

    @Override
    public void leave(Path library) {
        address = Optional.empty();
    }

    @Override
    public void keepPassword(ServerAddress newAddress, String password) {
        connections.add("password");
    }

    @Override
    public SyncReport share(ServerAddress newAddress, Path library, ExchangeTerms terms)
            throws SharingFailure {
        SyncReport report = play("share", terms);
        address = Optional.of(newAddress);
        return report;
    }

    @Override
    public SyncReport join(ServerAddress newAddress, Path library, ExchangeTerms terms)
            throws SharingFailure {
        SyncReport report = play("join", terms);
        address = Optional.of(newAddress);
        return report;
    }

    @Override
    public SyncReport exchange(Path library, ExchangeTerms terms) throws SharingFailure {
        return play("exchange", terms);
    }

    @Override
    public void watch(Path library, ExchangeTerms terms, Consumer<SyncReport> afterExchange)
            throws SharingFailure {
        afterExchange.accept(play("watch", terms));
    }

    @Override
    public List<LoggedChange> readLog(Path library, int limit) {
        connections.add("log");
        return List.of();
    }

    @Override
    public AccessList readMembers(Path library) {
        connections.add("members");
        return new AccessList(new LibraryMember("ada", MemberRights.OWN, true), List.of());
    }

    @Override
    public void grant(Path library, String user, MemberRights rights) {
        connections.add("grant");
    }

    @Override
    public boolean hasWritten(LibraryFile file) {
        return false;
    }
}
