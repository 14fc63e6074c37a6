package octavo.verify;

import octavo.lookup.AnswerStamp;
import octavo.lookup.DoiReply;
import octavo.lookup.DoiReply.RegisteredDoi;
import octavo.lookup.DoiReply.UnansweredDoi;
import octavo.lookup.DoiReply.UnregisteredDoi;
import octavo.lookup.SearchReply;
import octavo.lookup.SearchReply.SearchFailure;
import octavo.lookup.SearchReply.SearchHits;
import octavo.lookup.SourcedWork;
import octavo.net.WebFailure;
import octavo.net.WebFailure.SwitchedOff;
import octavo.text.LocalizedSentence;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/// Says in words what services answered about an entry.
final class AnswerWords {
    private final List<RecordComparison> ownRecords;
    private final List<RecordComparison> allRecords;
    private final List<ServiceAnswer> serviceAnswers = new ArrayList<>();

    private AnswerWords(List<RecordComparison> ownRecords, List<RecordComparison> allRecords) {
        this.ownRecords = ownRecords;
        this.allRecords = allRecords;
    }

    /// The answers, in the order of the questions. A question that was not asked has none.
    ///
    /// @param ownRecords those of the claimed work
    static List<ServiceAnswer> of(
            EntryAnswers answers,
            List<RecordComparison> ownRecords,
            List<RecordComparison> allRecords) {
        var words = new AnswerWords(ownRecords, allRecords);
        answers.doiReply().ifPresent(words::addReply);
        answers.arxivReply().ifPresent(words::addReply);
        answers.searchReplies().forEach(words::addSearch);
        return List.copyOf(words.serviceAnswers);
    }

    private void addReply(DoiReply reply) {
        switch (reply) {
            case RegisteredDoi(Optional<SourcedWork> agencyRecord) ->
                    serviceAnswers.add(
                            agencyRecord
                                    .map(this::answerUnderIdentifier)
                                    .orElseGet(AnswerWords::unreadableRecord));
            case UnregisteredDoi _ ->
                    serviceAnswers.add(
                            ServiceAnswer.of(
                                    LocalizedSentence.of("doi.org does not know the DOI"),
                                    AnswerStamp.NONE));
            case UnansweredDoi(WebFailure failure) -> addFailure(failure);
        }
    }

    private ServiceAnswer answerUnderIdentifier(SourcedWork sourcedWork) {
        return ServiceAnswer.of(
                LocalizedSentence.of(
                        "{0} has under the identifier: {1}",
                        sourcedWork.sourceName(),
                        allRecords.stream()
                                .filter(it -> it.sourcedWork().equals(sourcedWork))
                                .findFirst()
                                .map(RecordComparison::recordText)
                                .orElse("")),
                sourcedWork.answerStamp());
    }

    private static ServiceAnswer unreadableRecord() {
        return ServiceAnswer.of(
                LocalizedSentence.of("the DOI exists, but its agency gives no record of it"),
                AnswerStamp.NONE);
    }

    private void addSearch(SearchReply searchReply) {
        switch (searchReply) {
            case SearchFailure(_, WebFailure failure) -> addFailure(failure);
            case SearchHits(String serviceName, var works, AnswerStamp answerStamp) -> {
                Optional<String> ownRecord = textOfFirst(ownRecords, serviceName);
                LocalizedSentence sentence =
                        ownRecord
                                .map(it -> LocalizedSentence.of("{0} has: {1}", serviceName, it))
                                .orElseGet(() ->
                                        works.isEmpty()
                                                ? LocalizedSentence.of(
                                                        "{0} knows nothing like it", serviceName)
                                                : otherWorks(serviceName));
                serviceAnswers.add(ServiceAnswer.of(sentence, answerStamp));
            }
        }
    }

    /// Works of others, of which one may have the same title.
    private LocalizedSentence otherWorks(String serviceName) {
        List<RecordComparison> namesakes =
                allRecords.stream().filter(RecordComparison::isNamesake).toList();
        return textOfFirst(namesakes, serviceName)
                .map(it ->
                        LocalizedSentence.of(
                                "{0} has this title, but by other people: {1}", serviceName, it))
                .orElseGet(() ->
                        LocalizedSentence.of(
                                "{0} has only other works, such as: {1}",
                                serviceName, textOfFirst(allRecords, serviceName).orElse("")));
    }

    private void addFailure(WebFailure failure) {
        if (!(failure instanceof SwitchedOff)) {
            serviceAnswers.add(ServiceAnswer.none(failure.sentence()));
        }
    }

    private static Optional<String> textOfFirst(
            List<RecordComparison> records, String serviceName) {
        return records.stream()
                .filter(it -> it.serviceName().equals(serviceName))
                .map(RecordComparison::recordText)
                .findFirst();
    }
}
