package octavo.integrations.wordprocessors;

import octavo.integrations.citationrequests.PickedEntry;
import octavo.library.Work;
import octavo.officedocuments.codes.ZoteroCode.StyleChoice;
import octavo.text.LocalizedSentence;

import java.util.List;
import java.util.Optional;

/// What whoever writes a document is asked in Octavo's windows. Each call waits for the answer.
public interface AuthorQuestions {
    /// The entries of a citation, out of the open libraries and of those that it has.
    ///
    /// @param present what it cites now; none for a new one
    /// @return none if somebody cancels
    List<PickedEntry> pickEntries(List<PickedEntry> present);

    /// The style of the document.
    ///
    /// @param present the one that it is in; empty if it says none
    /// @return empty if somebody cancels
    Optional<StyleChoice> chooseStyle(Optional<StyleChoice> present);

    /// The entry of the open libraries with that key.
    Optional<Work> findWork(String key);

    /// A message in the language of the windows.
    String translate(LocalizedSentence message);
}
