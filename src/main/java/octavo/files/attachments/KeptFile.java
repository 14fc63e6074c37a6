package octavo.files.attachments;

import octavo.text.LocalizedSentence;

import java.nio.file.Path;

/// A linked file that stays where it is although it should not.
///
/// @param entryKey of the entry
public record KeptFile(Path file, String entryKey, LocalizedSentence reason) {}
