package octavo.verify;

import octavo.text.LocalizedSentence;

/// A field in which an entry differs from all records of its work.
///
/// @param claimedText empty if something is missing in the entry
/// @param recordedText empty if the records lack something
/// @param serviceName whose word the other value is
/// @param isSubstantial whether it says something else, rather than the same in other words
public record FieldDifference(
        String fieldName,
        String claimedText,
        String recordedText,
        String serviceName,
        boolean isSubstantial) {
    /// What differs, and who says so.
    public LocalizedSentence sentence() {
        if (claimedText.isEmpty()) {
            return LocalizedSentence.of(
                    "{0}: missing here, “{1}” at {2}", fieldName, recordedText, serviceName);
        }
        if (recordedText.isEmpty()) {
            return LocalizedSentence.of(
                    "{0}: “{1}” here, but not at {2}", fieldName, claimedText, serviceName);
        }
        return LocalizedSentence.of(
                "{0}: “{1}” here, “{2}” at {3}", fieldName, claimedText, recordedText, serviceName);
    }
}
