package octavo.lookup;

import octavo.net.WebClient;
import octavo.net.WebOptions;
import octavo.net.WebService;
import octavo.settings.ServiceKeys;

import java.time.Duration;
import java.util.List;
import java.util.concurrent.atomic.AtomicReference;

/// Looks papers up as a person has set it, with one client as long as the program runs: it keeps to
/// each host's pace, and remembers which gave trouble, from one look-up to the next.
public final class UserLookup {
    private final AtomicReference<WebOptions> webOptions =
            new AtomicReference<>(WebOptions.allowingNothing());
    private final WebClient webClient = WebClient.ofUser(webOptions::get);
    private final ServiceKeys serviceKeys;

    public UserLookup(ServiceKeys serviceKeys) {
        this.serviceKeys = serviceKeys;
    }

    /// Asks for all papers.
    ///
    /// @param isOnline whether anything may be asked
    /// @param contactMail an address, or an empty text
    /// @throws InterruptedException if nobody wants the answer any more
    public LookupResult findPapers(
            List<SoughtPaper> soughtPapers, boolean isOnline, String contactMail)
            throws InterruptedException {
        webOptions.set(WebOptions.ofUser(isOnline, contactMail, serviceKeys.loadKeys()));
        return new PaperLookup(webClient, _ -> {}).findPapers(soughtPapers);
    }

    /// Asks what services know of works that somebody claims to exist. Offline, only the answers
    /// that are kept on disk count.
    ///
    /// @param contactMail an address, or an empty text
    public RecordInquiry recordInquiry(boolean isOnline, String contactMail) {
        return new RecordInquiry(answerSource(isOnline, contactMail));
    }

    /// Asks what services know now, whatever answers are kept; where one gives none, the kept one
    /// counts.
    ///
    /// @param contactMail an address, or an empty text
    public RecordInquiry renewedInquiry(String contactMail) {
        webOptions.set(WebOptions.ofUser(true, contactMail, serviceKeys.loadKeys()));
        return new RecordInquiry(AnswerSource.ofRenewed(webClient));
    }

    /// Asks which works were retracted or corrected.
    ///
    /// @param contactMail an address, or an empty text
    public UpdateInquiry updateInquiry(boolean isOnline, String contactMail) {
        return new UpdateInquiry(answerSource(isOnline, contactMail));
    }

    /// Asks for the works of a person. Offline, only the answers that are kept on disk count.
    ///
    /// @param contactMail an address, or an empty text
    public AuthorInquiry authorInquiry(boolean isOnline, String contactMail) {
        return new AuthorInquiry(answerSource(isOnline, contactMail));
    }

    /// Downloads Retraction Watch's table.
    ///
    /// @param contactMail an address, or an empty text
    /// @throws InterruptedException if nobody wants it any more
    public TableReply fetchRetractions(boolean isOnline, String contactMail)
            throws InterruptedException {
        return new RetractionDownload(answerSource(isOnline, contactMail)).fetchTable();
    }

    /// Asks which other versions of a work exist.
    ///
    /// @param contactMail an address, or an empty text
    public VersionInquiry versionInquiry(boolean isOnline, String contactMail) {
        return new VersionInquiry(answerSource(isOnline, contactMail));
    }

    /// Asks what works cite. Offline, only the answers that are kept on disk count.
    ///
    /// @param contactMail an address, or an empty text
    public ReferenceInquiry referenceInquiry(boolean isOnline, String contactMail) {
        return new ReferenceInquiry(answerSource(isOnline, contactMail));
    }

    /// Asks which works cite others. Offline, only the answers that are kept on disk count.
    ///
    /// @param contactMail an address, or an empty text
    public CitationInquiry citationInquiry(boolean isOnline, String contactMail) {
        return new CitationInquiry(answerSource(isOnline, contactMail));
    }

    /// Searches catalogues. Offline, only the answers that are kept on disk count.
    ///
    /// @param contactMail an address, or an empty text
    public CatalogueInquiry catalogueInquiry(boolean isOnline, String contactMail) {
        return new CatalogueInquiry(
                answerSource(isOnline, contactMail),
                serviceKeys.loadKeys().containsKey(WebService.OPENALEX.serviceId()));
    }

    /// Asks for the works of people and venues that somebody follows. Offline, only the answers
    /// that are kept on disk count.
    ///
    /// @param contactMail an address, or an empty text
    /// @param longestWait how long to wait for the services of one of them
    public FollowedInquiry followedInquiry(
            boolean isOnline, String contactMail, Duration longestWait) {
        return new FollowedInquiry(
                authorInquiry(isOnline, contactMail),
                catalogueInquiry(isOnline, contactMail),
                longestWait);
    }

    private AnswerSource answerSource(boolean isOnline, String contactMail) {
        if (!isOnline) { // others may be asking meanwhile
            return AnswerSource.ofKept(webClient);
        }
        webOptions.set(WebOptions.ofUser(true, contactMail, serviceKeys.loadKeys()));
        return AnswerSource.of(webClient);
    }

    /// Fetches the open-access PDF of a paper.
    ///
    /// @param isOnline whether anything may be asked
    /// @param contactMail an address, or an empty text; Unpaywall is asked only with one
    /// @throws InterruptedException if nobody wants the answer any more
    public PdfAnswer fetchPdf(SoughtPdf soughtPdf, boolean isOnline, String contactMail)
            throws InterruptedException {
        webOptions.set(WebOptions.ofUser(isOnline, contactMail, serviceKeys.loadKeys()));
        return new PdfLookup(webClient).findPdf(soughtPdf);
    }
}
