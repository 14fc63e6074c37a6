package octavo.lookup;

import octavo.net.WebClient;
import octavo.net.WebOptions;
import octavo.settings.ServiceKeys;

import java.util.List;
import java.util.concurrent.atomic.AtomicReference;

/// Looks papers up as a person has set it, with one client as long as the program runs: it keeps to
/// each host's pace, and remembers which gave trouble, from one look-up to the next.
public final class UserLookup {
    private final AtomicReference<WebOptions> options = new AtomicReference<>(WebOptions.off());
    private final WebClient client = WebClient.ofUser(options::get);
    private final ServiceKeys keys;

    public UserLookup(ServiceKeys keys) {
        this.keys = keys;
    }

    /// Asks for all papers.
    ///
    /// @param isOn whether anything may be asked
    /// @param mail an address, or an empty text
    /// @throws InterruptedException if nobody wants the answer any more
    public LookupResult find(List<SoughtPaper> papers, boolean isOn, String mail)
            throws InterruptedException {
        options.set(WebOptions.ofUser(isOn, mail, keys.load()));
        return new PaperLookup(client, _ -> {}).find(papers);
    }

    /// Fetches the open-access PDF of a paper.
    ///
    /// @param isOn whether anything may be asked
    /// @param mail an address, or an empty text; Unpaywall is asked only with one
    /// @throws InterruptedException if nobody wants the answer any more
    public PdfAnswer fetchPdf(SoughtPdf paper, boolean isOn, String mail)
            throws InterruptedException {
        options.set(WebOptions.ofUser(isOn, mail, keys.load()));
        return new PdfLookup(client).find(paper);
    }
}
