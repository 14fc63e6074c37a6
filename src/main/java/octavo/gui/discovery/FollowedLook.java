package octavo.gui.discovery;

import octavo.discovery.FollowedNews;
import octavo.discovery.FollowedNews.KnownWorks;
import octavo.discovery.FollowedSource;
import octavo.lookup.FollowedInquiry;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;

/// Asks what is new of all who are followed, one after the other, and tells what has come so far.
record FollowedLook(FollowedInquiry inquiry, List<FollowedSource> sources, KnownWorks knownWorks) {
    /// @param nextSource who is asked about now
    record LookProgress(List<FollowedNews> news, FollowedSource nextSource) {
        LookProgress {
            news = List.copyOf(news);
        }
    }

    /// @throws InterruptedException if nobody wants the answers any more
    List<FollowedNews> askAll(Consumer<LookProgress> onProgress) throws InterruptedException {
        List<FollowedNews> news = new ArrayList<>();
        for (FollowedSource source : sources) {
            onProgress.accept(new LookProgress(news, source));
            news.add(FollowedNews.ask(inquiry, source, knownWorks));
        }
        return news;
    }
}
