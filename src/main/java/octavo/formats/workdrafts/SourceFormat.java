package octavo.formats.workdrafts;

/// An input format. Recognised by content: file names are unreliable.
public interface SourceFormat {
    /// Its display name, `RIS`.
    String name();

    /// Whether the content is in this format and in no other of the registry. Cheap, and not fooled
    /// by text that merely mentions the format.
    boolean looksLike(SourceContent content);

    /// Reads all works. Accepts any content and never throws: a damaged record affects no other.
    ImportedWorks readWorks(SourceContent content);

    /// The content's reading; works, unless the format may hold something else.
    default SourceReading readSource(SourceContent content) {
        return new SourceReading.ForeignWorks(this, readWorks(content));
    }
}
