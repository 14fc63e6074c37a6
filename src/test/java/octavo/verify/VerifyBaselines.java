package octavo.verify;

import octavo.duplicates.ComparedTitle;
import octavo.fields.FieldName;
import octavo.library.Work;
import octavo.lookup.DoiReply;
import octavo.lookup.DoiReply.RegisteredDoi;
import octavo.lookup.DoiReply.UnregisteredDoi;
import octavo.lookup.RecordInquiry;
import octavo.lookup.SearchReply.SearchHits;
import octavo.lookup.TitleService;

/// What simpler tools do: look only for the title, or only at the DOI.
final class VerifyBaselines {
    private final RecordInquiry recordInquiry;

    VerifyBaselines(RecordInquiry recordInquiry) {
        this.recordInquiry = recordInquiry;
    }

    /// Whether no service that answers has this title.
    boolean isUnknownTitle(Work work) throws InterruptedException {
        boolean hasAnswer = false;
        for (TitleService service : TitleService.values()) {
            if (recordInquiry.searchTitle(service, work.title()) instanceof SearchHits hits) {
                hasAnswer = true;
                if (hits.works().stream()
                        .anyMatch(it -> isSameTitle(work, it.plainText(FieldName.TITLE)))) {
                    return false;
                }
            }
        }
        return hasAnswer;
    }

    private static boolean isSameTitle(Work work, String title) {
        return ComparedTitle.of(work.title())
                .plainLetters()
                .equals(ComparedTitle.of(title).plainLetters());
    }

    /// Whether the DOI does not exist, or means a work of another title.
    boolean isWrongDoi(Work work) throws InterruptedException {
        if (work.doi().isEmpty()) {
            return false;
        }
        DoiReply reply = recordInquiry.findDoi(work.doi().get());
        return reply instanceof UnregisteredDoi
                || reply instanceof RegisteredDoi(var agencyRecord)
                        && agencyRecord
                                .filter(it ->
                                        !isSameTitle(
                                                work, it.importedWork().plainText(FieldName.TITLE)))
                                .isPresent();
    }
}
