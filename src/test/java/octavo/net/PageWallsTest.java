package octavo.net;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import octavo.bib.SharedData;
import octavo.net.WebFailure.PageKind;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;

class PageWallsTest {
    private static RawAnswer page(String html) {
        return new RawAnswer(200, Map.of(), html.getBytes(StandardCharsets.UTF_8), false);
    }

    private static Optional<PageKind> kind(String title) {
        return PageWalls.findWall(page("<!DOCTYPE html><title>" + title + "</title><body></body>"));
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "Making sure you&#39;re not a bot!",
                "Making sure you're not a bot!",
                "Just a moment...",
                "Attention Required! | Cloudflare",
                "Access Denied",
                "Access to this page has been denied",
                "Pardon Our Interruption",
                "DDoS-Guard",
                "Are you a robot?",
                "Radware Bot Manager Captcha",
                "Human Verification",
                "Checking your browser before accessing",
                "Verify you are human",
                "ShieldSquare Captcha",
                "Security check",
                "Validate User"
            })
    void botChecksAreToldByTheirTitles(String title) {
        assertEquals(Optional.of(PageKind.BOT_CHECK), kind(title));
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "<script id=\"anubis_challenge\" type=\"application/json\">",
                "<script>window._cf_chl_opt={cvId: '2'}</script>",
                "<script src=\"/_Incapsula_Resource?SWJIYLWA=71\"></script>",
                "<div id=\"px-captcha\"></div>",
                "<link href=\"/.within.website/x/xess.css\">"
            })
    void botChecksInOtherLanguagesAreToldByWhatTheyLoad(String part) {
        assertEquals(
                Optional.of(PageKind.BOT_CHECK),
                PageWalls.findWall(page("<html><title>Nur einen Moment</title>" + part)));
    }

    @Test
    void aHeaderTellsABotCheck() {
        var answer =
                new RawAnswer(
                        403, Map.of("CF-Mitigated", List.of("challenge")), new byte[0], false);
        assertEquals(Optional.of(PageKind.BOT_CHECK), PageWalls.findWall(answer));
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "Log in",
                "Sign in to your account",
                "Login | University",
                "Web Login Service",
                "IEEE Xplore Login",
                "Anmeldung - Universität",
                "OpenAthens / Sign in",
                "Select your institution",
                "Captive Portal"
            })
    void logInsAreToldByTheirTitles(String title) {
        assertEquals(Optional.of(PageKind.LOG_IN), kind(title));
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "Attention Is All You Need",
                "A moment of truth",
                "Just-in-time compilation",
                "Access control in the cloud",
                "Verification of neural networks",
                "Robots and humans: a survey",
                "Blogging in the sciences",
                "Logic and proof",
                "The sign in semiotics",
                "Designing captchas that people can read",
                "Moments of random matrices",
                "Human-robot interaction",
                "Login times of students"
            })
    void papersAboutSuchThingsAreNone(String title) {
        assertEquals(Optional.empty(), kind(title + " | Journal of Things"));
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            textBlock =
                    """
                    <!DOCTYPE html><html>                      | true
                    '  <!-- a --><HTML lang="en">'             | true
                    <?xml version="1.0"?><!DOCTYPE html>       | true
                    <?xml version="1.0"?><feed>                | false
                    {"a": "<html>"}                            | false
                    @article{a, title = {<html>}}              | false
                    <htmlish/>                                 | false
                    """)
    void pagesAreToldByTheirBeginning(String text, boolean isPage) {
        assertEquals(isPage, PageWalls.isHtml(page(text)));
    }

    @Test
    void aLongBeginningIsNoTrouble() {
        assertTrue(PageWalls.isHtml(page("<!---->".repeat(9000) + "<html>")));
        assertFalse(PageWalls.isHtml(page("<!--".repeat(20_000))));
    }

    @Test
    void ofTheRecordedPagesOnlyWallsAreWalls() throws IOException {
        Path pages = SharedData.path("octavo.pages", "sources/web/pages");
        List<String> walls = new ArrayList<>();
        try (Stream<Path> files = Files.list(pages)) {
            for (Path file : files.filter(it -> it.toString().endsWith(".html")).toList()) {
                byte[] bytes = Files.readAllBytes(file);
                if (PageWalls.findWall(new RawAnswer(200, Map.of(), bytes, false)).isPresent()) {
                    walls.add(file.getFileName().toString());
                }
            }
        }
        assertEquals(List.of("AnnualReview_annurev_conmatphys_031214_014726.html"), walls);
    }
}
