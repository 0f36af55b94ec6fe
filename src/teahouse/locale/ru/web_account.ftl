# Как сохранить свои места за столами, вернуться и присмотреть за своими устройствами.

web-account = Учётная запись
web-account-enter = Войти
web-account-guest = Вы играете под именем { $name }, и знает вас только это устройство. Если стереть его данные, ваших мест уже никто не найдёт. Сохранить всё, что вы сыграли, играете и настроили, можно так:
web-account-kept = Вы — { $name } и можете вернуться с любого устройства.
web-account-none = Чтобы играть, учётная запись не нужна, достаточно имени. С ней можно вернуться с другого устройства.
web-account-passkey = Ключ входа
web-account-passkey-what = Его хранит само устройство или менеджер паролей: ничего не надо ни помнить, ни вводить.
web-account-passkey-make = Создать ключ входа
web-account-passkey-use = Войти по ключу
web-account-passkey-not-here = Ключи входа работают, если сайт открыт по имени, например localhost, а не по числовому адресу.
web-account-passkey-failed = Ключ не понадобился. Можно попробовать ещё раз когда угодно.
web-account-passkey-of = Ключ создан { $day }
web-account-passkey-remove = Удалить
web-account-password-title = Имя и пароль
web-account-login = Имя для входа
web-account-password = Пароль
web-account-password-new = Новый пароль
web-account-password-now = Нынешний пароль
web-account-password-note = Не короче 8 знаков.
web-account-keep = Сохранить меня
web-account-signs-in = Имя для входа: { $login }.
web-account-change = Сменить имя или пароль
web-account-save = Сохранить
web-account-saved = Сохранено. На других устройствах придётся войти заново.
web-account-sign-in = Войти
web-account-bring = Забрать с собой то, что сыграно здесь под именем { $name }
web-account-lost = Нигде не осталось входа или забыт пароль?
web-account-recover = Войти по запасному коду
web-account-code = Код
web-account-recover-note = Новый пароль заменит прежний. Если его не задать, просто израсходуется код.
web-account-codes = Запасные коды
web-account-codes-what = Каждый один раз впускает вас без пароля. Запишите их или распечатайте.
web-account-codes-left =
    { $count ->
        [0] Кодов нет.
        [one] Не использован { $count } код.
        [few] Не использованы { $count } кода.
       *[many] Не использовано { $count } кодов.
    }
web-account-codes-make = Новые коды
web-account-codes-again = Прежние коды больше не действуют.
web-account-codes-copy = Скопировать коды
web-account-device = На другом устройстве
web-account-device-seat = Моё место на телефоне
web-account-device-what = Наведите камеру другого устройства на картинку или откройте там { $address } и введите код.
web-account-device-code = Код:
web-account-device-show = Показать код
web-account-device-until = Действует до { $time }, один раз.
web-account-device-picture = Картинка для камеры, в ней тот же адрес и код
web-account-devices = Ваши устройства
web-account-devices-here = это
web-account-devices-seen = последний раз: { $day }
web-account-devices-unknown = Браузер
web-account-devices-end = Завершить
web-account-devices-end-others = Завершить на всех остальных
web-account-sign-out = Выйти на этом устройстве
web-account-other = Войти под другим именем
web-account-arrive = Продолжить здесь
web-account-arrive-what = С кодом с другого устройства вы и здесь останетесь собой, на тех же местах.
web-account-arrive-go = Войти

## Уведомления

web-notices = Где сообщать, что ваш ход
web-notices-what = Один раз за ход и только пока вас нет за столом.
web-notices-none = Пока нигде.
web-notices-push = Этот браузер
web-notices-push-add = Сообщать в этом браузере
web-notices-push-refused = Браузер не разрешает: включите уведомления для этой страницы в его настройках.
web-notices-push-not-here = Пока страница закрыта, этот браузер ничего не покажет. Нужен https или localhost.
web-notices-kind-push = браузер, { $name }
web-notices-kind-email = почта, { $name }
web-notices-kind-webhook = вебхук, { $name } ({ $format })
web-notices-mail = Почта
web-notices-mail-address = Ваш адрес
web-notices-mail-add = Прислать код
web-notices-mail-code = Код из письма
web-notices-mail-confirm = Подтвердить
web-notices-mail-waits = ещё не подтверждён
web-notices-hook = Вебхук
web-notices-hook-address = Адрес, который вызывать
web-notices-hook-format = Куда
web-notices-hook-plain = своей программе (JSON)
web-notices-hook-chat = Номер чата
web-notices-hook-add = Добавить
web-notices-try = Проверить
web-notices-tried = Отправлено.
web-notices-remove = Убрать
