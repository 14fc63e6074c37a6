package octavo.gui.discovery;

import octavo.discovery.CatalogueMatches;
import octavo.discovery.CatalogueQuery;
import octavo.duplicates.DistinctPairs;
import octavo.gui.controls.MessageTexts;
import octavo.gui.controls.MessageTranslator;
import octavo.library.Library;
import octavo.lookup.CatalogueInquiry;
import octavo.lookup.ListingReply;
import octavo.lookup.ListingReply.ListingFailure;
import octavo.lookup.ListingReply.WorkListing;
import octavo.lookup.ReplyQueue;

import java.time.Duration;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Consumer;

/// Asks all catalogues at once, and tells what has come whenever one of them has answered.
///
/// @param library what the answers are compared with
/// @param longestWait how long to wait for the last of them
record CatalogueRun(
        CatalogueInquiry inquiry,
        CatalogueQuery query,
        Library library,
        DistinctPairs distinctPairs,
        Duration longestWait) {
    private static final MessageTexts MESSAGES = MessageTexts.of(CatalogueRun.class);

    /// How many works each catalogue is asked for.
    private static final int MOST_WORKS = 20;

    /// What has come so far.
    ///
    /// @param unfittingCount how many works do not fit the query
    /// @param answeringCount how many catalogues have answered
    /// @param pendingServices those still asked
    /// @param failureReasons why others have not answered, by their names
    record RunState(
            List<DiscoveredWork> works,
            int unfittingCount,
            int answeringCount,
            List<String> pendingServices,
            Map<String, String> failureReasons) {
        RunState {
            works = List.copyOf(works);
            pendingServices = List.copyOf(pendingServices);
            failureReasons = new LinkedHashMap<>(failureReasons);
        }
    }

    /// @param onProgress receives the state after each answer but the last
    /// @return the last state
    /// @throws InterruptedException if nobody wants the answers any more
    RunState askAll(Consumer<RunState> onProgress) throws InterruptedException {
        List<WorkListing> listings = new ArrayList<>();
        Map<String, String> failureReasons = new LinkedHashMap<>();
        long startTime = System.nanoTime();
        try (ReplyQueue replies =
                inquiry.searchAll(inquiry.usualServices(), query.terms(), MOST_WORKS)) {
            Duration timeLeft = longestWait;
            while (!replies.pendingServices().isEmpty() && timeLeft.isPositive()) {
                Optional<ListingReply> reply = replies.nextReply(timeLeft);
                while (reply.isPresent()) {
                    switch (reply.get()) {
                        case WorkListing listing -> listings.add(listing);
                        case ListingFailure failure ->
                                failureReasons.put(
                                        failure.serviceName(),
                                        MessageTranslator.of(failure.reason()));
                    }
                    reply = replies.nextReply(Duration.ZERO);
                }
                timeLeft = longestWait.minusNanos(System.nanoTime() - startTime);
                List<String> pendingServices = replies.pendingServices().stream().sorted().toList();
                if (!pendingServices.isEmpty() && timeLeft.isPositive()) {
                    onProgress.accept(stateOf(listings, pendingServices, failureReasons));
                }
            }
            replies.pendingServices().stream()
                    .sorted()
                    .forEach(it ->
                            failureReasons.put(
                                    it, MESSAGES.text("too-late", longestWait.toSeconds())));
        }
        return stateOf(listings, List.of(), failureReasons);
    }

    private RunState stateOf(
            List<WorkListing> listings,
            List<String> pendingServices,
            Map<String, String> failureReasons) {
        CatalogueMatches matches = CatalogueMatches.of(library, distinctPairs, query, listings);
        return new RunState(
                matches.foundWorks().stream().map(it -> DiscoveredWork.of(it, library)).toList(),
                matches.unfittingCount(),
                listings.size(),
                pendingServices,
                failureReasons);
    }
}
