package octavo.enrichment;

import octavo.lookup.AnswerStamp;

import java.util.Optional;

/// A change of one field that a service's record supports.
///
/// @param slotNumber the slot of the entry
/// @param key of the entry
/// @param fieldName as the entry has it, or would have it
/// @param sourceBefore the value as it is written; empty if the field is missing
/// @param sourceAfter the value as it would be written
/// @param serviceName whose word it is
public record FieldProposal(
        int slotNumber,
        String key,
        String fieldName,
        Optional<String> sourceBefore,
        String sourceAfter,
        String serviceName,
        AnswerStamp answerStamp) {}
