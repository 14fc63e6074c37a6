package octavo.importer;

/// A format that works come in. Told apart by content: names of files lie.
public interface SourceFormat {
    /// What people call it, `RIS`.
    String name();

    /// Whether the content is in this format and in no other of the registry. Cheap, and never
    /// fooled by a text that only mentions the format.
    boolean looksLike(SourceContent content);

    /// Reads all works. It takes any content and never throws: a damaged record costs itself only.
    ImportedWorks read(SourceContent content);

    /// What the content turns out to be; works, unless the format may hold something else.
    default SourceReading reading(SourceContent content) {
        return new SourceReading.Works(this, read(content));
    }
}
