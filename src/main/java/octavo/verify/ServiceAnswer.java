package octavo.verify;

import octavo.lookup.AnswerStamp;
import octavo.text.LocalizedSentence;

import java.time.Instant;
import java.util.Optional;

/// What one service answered about an entry, or why it gave no answer.
///
/// @param isAnswer whether it answered; a failure says nothing about the work
/// @param answeredAt when it did, which may be weeks ago
public record ServiceAnswer(
        LocalizedSentence sentence, boolean isAnswer, Optional<Instant> answeredAt) {
    static ServiceAnswer of(LocalizedSentence sentence, AnswerStamp answerStamp) {
        return new ServiceAnswer(
                sentence,
                true,
                Optional.of(answerStamp.answeredAt()).filter(it -> !it.equals(Instant.EPOCH)));
    }

    static ServiceAnswer none(LocalizedSentence reason) {
        return new ServiceAnswer(reason, false, Optional.empty());
    }
}
