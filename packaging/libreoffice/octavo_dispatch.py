"""Octavo's commands in LibreOffice Writer: each asks Octavo, which then asks the document."""

import threading

import unohelper
from com.sun.star.frame import XDispatch, XDispatchProvider
from com.sun.star.lang import XInitialization, XServiceInfo

from octavo_writer.connection import run_command

NAME = "octavo.writer.Dispatch"
SERVICES = ("com.sun.star.frame.ProtocolHandler",)
PROTOCOL = "octavo:"


class CommandDispatch(unohelper.Base, XDispatchProvider, XDispatch, XInitialization, XServiceInfo):
    """Starts the commands of the menu and the toolbar."""

    running = threading.Lock()

    def __init__(self, context):
        self.context = context
        self.frame = None

    def initialize(self, arguments):
        if arguments:
            self.frame = arguments[0]

    def queryDispatch(self, url, target, flags):
        return self if url.Complete.startswith(PROTOCOL) else None

    def queryDispatches(self, requests):
        return tuple(self.queryDispatch(r.FeatureURL, r.FrameName, r.SearchFlags) for r in requests)

    def dispatch(self, url, arguments):
        """Runs a command beside the window, which must go on drawing while somebody picks."""
        command = url.Complete[len(PROTOCOL):]
        if self.frame is not None and self.running.acquire(blocking=False):
            threading.Thread(target=self.run, args=(command,), daemon=True).start()

    def run(self, command):
        try:
            run_command(self.context, self.frame, command)
        finally:
            self.running.release()

    def addStatusListener(self, listener, url):
        pass

    def removeStatusListener(self, listener, url):
        pass

    def getImplementationName(self):
        return NAME

    def supportsService(self, name):
        return name in SERVICES

    def getSupportedServiceNames(self):
        return SERVICES


g_ImplementationHelper = unohelper.ImplementationHelper()
g_ImplementationHelper.addImplementation(CommandDispatch, NAME, SERVICES)
