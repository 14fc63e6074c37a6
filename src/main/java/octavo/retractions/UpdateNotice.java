package octavo.retractions;

import octavo.text.LocalizedSentence;
import octavo.values.Doi;

import java.util.List;
import java.util.Optional;

/// A notice about a work.
///
/// @param noticeDoi where it was published
/// @param date `2023-05-24`, or a part of it; empty if unknown
/// @param sourceName whose word it is
public record UpdateNotice(
        UpdateKind kind, Optional<Doi> noticeDoi, String date, String sourceName) {
    /// What became of the work, when, and who says so.
    public LocalizedSentence sentence() {
        String noticeText = noticeDoi.map(it -> ", doi:" + it.name()).orElse("");
        return LocalizedSentence.of(
                "{0} ({1})",
                kind.sentence(),
                date.isEmpty() ? sourceName + noticeText : sourceName + ", " + date + noticeText);
    }

    /// The notices that still hold: a reinstatement ends the retractions up to its day.
    static List<UpdateNotice> withoutReinstated(List<UpdateNotice> notices) {
        String reinstatedAt =
                notices.stream()
                        .filter(it -> it.kind() == UpdateKind.REINSTATEMENT)
                        .map(UpdateNotice::date)
                        .max(String::compareTo)
                        .orElse("");
        return notices.stream()
                .filter(it ->
                        !it.kind().isRetraction()
                                || reinstatedAt.isEmpty()
                                || it.date().compareTo(reinstatedAt) > 0)
                .toList();
    }
}
